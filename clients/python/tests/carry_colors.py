"""Sends a palette through the client by each way, and prints what comes back as JSON."""

from __future__ import annotations

import json
import sys
from typing import Any, Dict, List

from swatchwork import Swatchwork


def carry(client: Swatchwork, name: str, colors: List[Dict[str, Any]]) -> Dict[str, Any]:
    file = client.palettes.export(colors, "css-wide", name=name)
    saved = client.palettes.save(name, colors, is_public=False)
    for color in colors:
        client.account.save_color(
            color["hex"], css=color.get("css"), alpha=color.get("alpha"), name=color["name"]
        )
    saved_colors = client.account.colors()
    return {
        "file": client.palettes.import_(file)["palette"]["colors"],
        "notes": file.notes,
        "account": client.palettes.get(saved["id"])["colors"],
        "generated": client.palettes.generate(locked=colors, count=len(colors) + 1)["colors"],
        "favorites": [{**color, "hex": color["hexCode"]} for color in reversed(saved_colors)],
    }


if __name__ == "__main__":
    base, token, name, colors = sys.argv[1:]
    print(json.dumps(carry(Swatchwork(base, api_key=token), name, json.loads(colors))))
