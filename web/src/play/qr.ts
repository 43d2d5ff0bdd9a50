/** A QR code as one path on a grid with a quiet border. */
export interface QrPicture {
  size: number;
  path: string;
}

const BORDER = 2;

export async function qrPicture(text: string): Promise<QrPicture> {
  const { encode } = await import("uqr");
  const { data, size } = encode(text, { ecc: "M", border: BORDER });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return { size, path };
}
