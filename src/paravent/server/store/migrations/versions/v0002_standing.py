"""When an answer was given that is kept back; answers given in advance."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("answers", sa.Column("at", sa.Double, nullable=False, server_default="0"))
    op.create_table(
        "standing",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("until", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("standing")
    with op.batch_alter_table("answers") as answers:
        answers.drop_column("at")
