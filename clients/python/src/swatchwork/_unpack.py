"""``Unpack`` of PEP 692, which Python has from 3.11 on; before, only type checkers need it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing_extensions import Unpack as Unpack
else:

    class Unpack:
        def __class_getitem__(cls, options: Any) -> Any:
            return options
