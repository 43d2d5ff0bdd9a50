/** Wood, paper, stone and one jade tone, made from sines and noise. Silent until the reader switches sound on. */

export type SoundName = "wood" | "paper" | "stone" | "jade";

class Sound {
  on = false;
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  play(name: SoundName): void {
    if (!this.on) return;
    const context = (this.#context ??= new AudioContext());
    void context.resume();
    const now = context.currentTime + 0.01;
    if (name === "wood") this.#wood(context, now);
    else if (name === "paper") this.#rustle(context, now, 3800, 0.16, 0.05);
    else if (name === "stone") this.#stone(context, now);
    else this.#jade(context, now);
  }

  /** Two blocks that touch. */
  #wood(context: AudioContext, at: number): void {
    this.#tone(context, at, 410, 0.16, 0.002, 0.07);
    this.#tone(context, at, 1130, 0.05, 0.001, 0.03);
    this.#rustle(context, at, 2200, 0.02, 0.05);
  }

  #stone(context: AudioContext, at: number): void {
    this.#tone(context, at, 150, 0.22, 0.002, 0.09);
    this.#tone(context, at, 620, 0.06, 0.001, 0.05);
    this.#rustle(context, at, 900, 0.05, 0.06);
  }

  /** A voice on one vowel: partials of a struck stone that swell a little before they fade. */
  #jade(context: AudioContext, at: number): void {
    this.#tone(context, at, 587.3, 0.1, 0.035, 1.1);
    this.#tone(context, at, 590.1, 0.05, 0.05, 1.0);
    this.#tone(context, at, 1174.7, 0.03, 0.02, 0.6);
    this.#tone(context, at + 0.16, 880, 0.06, 0.04, 1.0);
  }

  #tone(context: AudioContext, at: number, pitch: number, loud: number, attack: number, decay: number): void {
    const oscillator = context.createOscillator();
    oscillator.frequency.value = pitch;
    oscillator.connect(this.#envelope(context, at, loud, attack, decay)).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + attack + decay + 0.05);
  }

  #rustle(context: AudioContext, at: number, pitch: number, decay: number, loud: number): void {
    const source = context.createBufferSource();
    source.buffer = this.#noise ??= whiteNoise(context);
    const band = context.createBiquadFilter();
    band.type = "bandpass";
    band.frequency.value = pitch;
    source
      .connect(band)
      .connect(this.#envelope(context, at, loud, decay * 0.3, decay))
      .connect(context.destination);
    source.start(at);
    source.stop(at + decay * 1.4);
  }

  #envelope(context: AudioContext, at: number, loud: number, attack: number, decay: number): GainNode {
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(loud, at + attack);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + attack + decay);
    return gain;
  }
}

function whiteNoise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}

export const sound = new Sound();
