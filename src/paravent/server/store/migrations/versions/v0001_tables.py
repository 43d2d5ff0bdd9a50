"""People, tables, seats, moves, answers kept back, open windows."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "persons",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("position", sa.Text),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("started", sa.Double),
        sa.Column("ended", sa.Double),
        sa.Column("result", sa.Text),
        sa.Column("rematch", sa.Text),
    )
    op.create_index("tables_by_state", "tables", ["public", "ended", "started", "created"])
    op.create_table(
        "seats",
        table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.Text),
        sa.Column("level", sa.Text),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("salt", sa.Text, nullable=False),
        sa.Column("link", sa.Text),
    )
    op.create_index("seats_by_person", "seats", ["person"])
    op.create_index("seats_by_link", "seats", ["link"], unique=True)
    op.create_table(
        "moves",
        table_id(),
        sa.Column("index", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "answers",
        table_id(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("asked", sa.Integer, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
    )
    op.create_table(
        "windows",
        table_id(),
        sa.Column("mark", sa.Text, nullable=False),
        sa.Column("opened", sa.Double, nullable=False),
        sa.Column("seconds", sa.Double, nullable=False),
    )


def table_id() -> "sa.Column[str]":
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def downgrade() -> None:
    for name in ("windows", "answers", "moves", "seats", "tables", "persons"):
        op.drop_table(name)
