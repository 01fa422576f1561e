"""Makes every call of the client once: ``python every_call.py ADDRESS TOKEN PASSWORD``."""

from __future__ import annotations

import sys
from typing import List

from swatchwork import ApiError, Color, Swatchwork
from swatchwork.projects import END


def main(address: str, token: str, password: str) -> None:
    client = Swatchwork(address, api_key=token, visitor="visitor-of-the-python-client")
    call_batch(client)
    call_colors(client)
    call_palettes(client)
    call_own_palettes(client)
    call_themes(client)
    call_saved_themes(client)
    call_projects(client)
    call_account(client, password)
    assert client.color_of_the_day.get("2025-03-01")["date"] == "2025-03-01"
    archive = client.color_of_the_day.archive(until="2025-03-01", days=2)
    assert [day["date"] for day in archive] == ["2025-03-01", "2025-02-28"]


def call_account(client: Swatchwork, password: str) -> None:
    assert client.account.update(first_name="Ada", last_name="Lovelace")["firstName"] == "Ada"
    assert client.account.profile()["lastName"] == "Lovelace"
    saved = client.account.save_color("#3B82F6", name="Sky", tags=["calm"])
    assert [color["name"] for color in client.account.colors()] == [saved["name"]] == ["Sky"]
    assert client.account.delete_color(saved["id"])
    assert client.account.colors() == []
    made = client.account.create_key("Build server", password, scope="write")
    assert made["key"].startswith("sw_")
    assert [key["name"] for key in client.account.keys()] == ["Build server"]
    assert client.account.revoke_key(made["id"])
    assert client.account.keys() == []


def call_colors(client: Swatchwork) -> None:
    assert client.colors.convert("teal")["hex"] == "#008080"
    assert client.colors.convert("#3B82F6")["values"]["rgb"]["b"] == 246
    harmony = client.colors.harmonies("#FF0000", "triadic")
    assert harmony["colors"] == ["#FF0000", "#00FF00", "#0000FF"]
    assert client.colors.contrast("#000000", "#FFFFFF")["contrast"] == 21
    names = client.colors.names("#1E90FF", list="css", limit=2)["names"]
    assert [name["name"] for name in names][0] == "dodgerblue" and len(names) == 2
    assert client.colors.scale("#3B82F6", "ramp").get("base") is not None
    assert len(client.colors.scale("#3B82F6", "tints", steps=3)["colors"]) == 3
    fixed = client.colors.fix_contrast("#94A3B8", "#FFFFFF", ratio=7, change="text")
    assert fixed["passes"] and fixed["contrast"] >= 7
    assert len(client.colors.matrix(["#1A2B3C", "#FFFFFF", "#FBBF24"])["pairs"]) == 3
    seen = client.colors.vision(["#D00000", "#00A000"], "deutan", severity=50)
    assert [color["hex"] for color in seen["colors"]] == ["#D00000", "#00A000"]
    assert client.colors.mix("#000000", "#FFFFFF", weight=100, space="srgb")["color"] == "#FFFFFF"
    gradient = client.colors.gradient(["#3B82F6", "#FBBF24"], steps=4)["colors"]
    assert (gradient[0], gradient[3], len(gradient)) == ("#3B82F6", "#FBBF24", 4)
    picture = client.palettes.export(["#3B82F6"], "png")
    assert "#3B82F6" in client.colors.extract(picture, count=16)["colors"]
    assert "#3B82F6" in client.colors.extract(picture, preset="vivid")["colors"]
    corner = client.colors.extract(picture, region=(0, 0, 0.1, 0.1))["swatches"]
    assert corner[0]["position"]["x"] < 0.11


def call_batch(client: Swatchwork) -> None:
    mix = {"operation": "mix", "input": {"a": "#000000", "b": "#FFFFFF", "weight": 0}}
    answers = client.batch([mix, {"operation": "convert", "input": {"hex": "none"}}])["answers"]
    assert [answer["status"] for answer in answers] == [200, 400]


def call_palettes(client: Swatchwork) -> None:
    generated = client.palettes.generate(type="analogous", base_color="#3B82F6", count=3, seed="x")
    assert "#3B82F6" in generated["colors"] and len(generated["colors"]) == 3
    assert client.palettes.generate(locked=[None, "#112233"])["colors"][1] == "#112233"
    assert client.palettes.mood("calm")["mood"] == "calm"
    book = {"colors": [{"hex": "#112233", "name": "Night"}, {"hex": "#3A80F0", "name": "Sky"}]}
    found = client.palettes.match(["#3B82F6"], book, count=1)["colors"][0]["nearest"]
    assert [color["name"] for color in found] == ["Sky"]
    ramp = client.palettes.chart("diverging", 5, colors=["#0A66C2"], format="tableau", name="Sea")
    assert ramp["file"]["fileName"] == "Preferences.tps" and "Sea" in ramp["file"]["text"]
    assert len(ramp["colors"]) == 5 and ramp["colors"][0] == "#0A66C2"
    chart = client.palettes.chart(
        "categorical",
        3,
        colors=["#0A66C2"],
        grounds=["#111111"],
        contrast=2,
        severity=0.5,
        gray=0.5,
        lightness=[0.3, 0.9],
        chroma=[0.05, 0.3],
        style="muted",
        seed=7,
    )
    assert chart["colors"][0] == "#0A66C2" and not chart["categories"]["relaxed"]
    checked = client.palettes.check(["#D00000", "#00A000"], target=3, locked=[1])
    assert checked["pairs"][0]["collides"] == ["deutan"] and checked["colors"][0]["locked"]

    named: List[Color] = [{"hex": "#F472B6", "name": "Candy"}, "#FB923C"]
    file = client.palettes.export(named, "json", name="Dunes")
    assert client.palettes.import_(file)["palette"]["name"] == "Dunes" and file.notes == []
    table = client.palettes.export(named, "act")
    assert table[:3] == b"\xf4\x72\xb6" and "names of colors" in table.notes[0]
    imported = client.palettes.import_("#3B82F6 #FBBF24")["palette"]["colors"]
    assert [color["hex"] for color in imported] == ["#3B82F6", "#FBBF24"]
    try:
        client.palettes.generate(count=11)
    except ApiError as error:
        assert error.details[0]["field"] == "count" and error.request_id
    else:
        raise AssertionError("count 11 was taken")


def call_themes(client: Swatchwork) -> None:
    theme = client.themes.create(["#0A66C2", {"color": "teal", "name": "Sea"}], parts=["modes"])
    assert [brand["hex"] for brand in theme["brands"]] == ["#0A66C2", "#008080"]
    assert "scales" not in theme and theme["brands"][1]["name"] == "Sea"
    modes = {
        mode: {role: color["hex"] for role, color in colors["roles"].items()}
        for mode, colors in theme["modes"].items()
    }
    assert sorted(modes) == ["dark", "high-contrast", "light"]
    assert len(client.themes.check(modes)["pairs"]) > 100

    steps = client.themes.create(
        ["teal"], neutral="pure", target="AAA", solids="exact", vision="tritan", steps=5, parts=["scales"]
    )
    assert len(steps["scales"]["brand"]["tonal"]) == 5
    css = client.themes.export(["#0A66C2"], "css", name="Ocean", modes="light-dark", p3=False)
    assert b"Ocean" in css.content and b"light-dark(" in css.content and css.notes == []
    assert "--radius" in " ".join(client.themes.export(["#0A66C2"], "shadcn").notes)

    assert b":root" in client.themes.file("0A66C2.css", target="AAA", neutral="pure", solids="exact")

    light = {"paper": "#FFFFFF", "ink": "#777777", "veil": "#0000FF20"}
    checked = client.themes.check({"light": light}, pairs=["ink/paper"], target="AA")
    assert checked["pairs"][0]["modes"]["light"]["repair"]["hex"] == "#767676"
    checked = client.themes.check({"light": light}, pairs=[["ink", "veil", 2]], grounds=["paper"])
    assert checked["passed"] and checked["pairs"][0]["modes"]["light"]["worst"] == "paper"

    sheet = ":root { --sea: #88AACC; --sand: #FFEEDD; --bg: #FFF; --text: #999 }"
    sea = {"foreground": "--sea", "background": "--sand", "minimum": 3}
    repaired = client.themes.repair({"a.css": sheet}, pairs=[sea], held=["--sand"], grounds="keep", target="AA")
    assert (repaired["failed"], repaired["left"]) == (2, 0)
    assert repaired["files"][0]["text"].startswith(":root { --sea: #")
    dark = client.themes.add_mode({"b.css": ":root { --bg: #fff; --text: #222; }"}, "dark")
    assert (dark["contexts"], dark["failed"]) == (["dark"], 0)
    strays = client.themes.audit({"a.css": ":root { --sea: #123456; } p { color: #123456; }"}, near=0.02)
    assert [change["use"] for change in strays["plan"]["changes"]] == ["--sea"]
    token = client.themes.suggest_token("#123457", {"a.css": ":root { --sea: #123456; }"})
    assert (token["everywhere"], token["nearest"] and token["nearest"]["token"]) == ([], "--sea")
    alone = client.themes.repair({"a.css": sheet}, pairs=[sea], recognize=False)
    assert [pair["id"] for pair in alone["pairs"]] == ["--sea/--sand"]


def call_saved_themes(client: Swatchwork) -> None:
    themes = client.themes
    id = themes.save("Ocean", {"brands": ["#0A66C2"], "steps": 5}, is_public=False)["id"]
    changed = themes.change_saved(id, name="Sea", input={"brands": ["teal"]})
    assert (changed["name"], changed["input"]) == ("Sea", {"brands": ["teal"]})
    themes.delete_saved(id)
    assert themes.list_saved() == []
    assert not themes.restore_saved(id)["isPublic"]
    assert themes.get_saved(id)["name"] == "Sea"


def call_projects(client: Swatchwork) -> None:
    projects = client.projects
    first = client.palettes.save("Dunes", ["#112233", "#AABBCC"])["id"]
    second = client.themes.save("Ocean", {"brands": ["#0A66C2"]})["id"]
    id = projects.create("Sea", description="Calm", is_public=True)["id"]
    projects.put_item(id, first)
    projects.put_item(id, second)
    projects.put_item(id, second, before=first)
    assert [item["id"] for item in projects.get(id)["items"]] == [second, first]
    projects.put_item(id, second, before=END)
    projects.put_item(id, first)
    assert [item["id"] for item in projects.get(id)["items"]] == [first, second]
    projects.remove_item(id, second)
    changed = projects.change(id, name="Sky", description="", is_public=False)
    assert (changed["name"], changed["description"]) == ("Sky", None)
    projects.delete(id)
    assert projects.list() == []
    projects.restore(id)
    [listed] = projects.list(item=first)
    assert (listed["itemCount"], listed.get("holdsItem")) == (1, True)
    client.palettes.delete(first)
    client.themes.delete_saved(second)
    projects.delete(id)


def call_own_palettes(client: Swatchwork) -> None:
    palettes = client.palettes
    colors: List[Color] = [{"hex": "#112233", "name": "Night"}, "#AABBCC"]
    first, second = (palettes.save(name, colors, tags=["own"])["id"] for name in ("One", "Two"))
    assert palettes.change(first, description="Calm")["description"] == "Calm"
    assert palettes.get(first)["colors"] == colors
    view = {"page": "/contrast-check", "state": "?colors=112233-AABBCC"}
    assert palettes.change(second, view=view).get("view") == view
    assert palettes.stats()["total"] == 2

    page = palettes.list(sort="name", limit=1)
    assert (page.total, page.is_at_least, len(page.palettes)) == (2, False, 1) and page.next
    assert [found["name"] for found in palettes.search(sort="name", limit=1)] == ["One", "Two"]
    assert [found["id"] for found in palettes.similar(first)] == [second]

    assert palettes.like(first, True) == {"liked": True, "likes": 1}
    assert palettes.like_challenge()["parameters"]["cost"] > 0
    assert palettes.liked([first, second]) == {"ids": [first]}
    assert palettes.view(second)["views"] == 1
    assert palettes.copy(second)["copies"] == 1
    palettes.delete(first)
    try:
        palettes.get(first)
    except ApiError as error:
        assert (error.status, error.code) == (404, "not_found")
    else:
        raise AssertionError("the palette is still there")
    assert palettes.restore(first)["likes"] == 1


if __name__ == "__main__":
    main(*sys.argv[1:])
