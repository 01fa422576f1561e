"""What is sent, and how answers are read."""

from __future__ import annotations

import typing
import unittest

import swatchwork.colors
import swatchwork.palettes
import swatchwork.types
from scripted_server import Ready, ScriptedServer
from swatchwork import ApiError, Swatchwork


class Requests(unittest.TestCase):
    def test_carry_the_key_and_only_what_was_given(self) -> None:
        with ScriptedServer(Ready(200, [], {"Link": '</x?cursor=a-b>; rel="next"'})) as server:
            page = Swatchwork(server.url, api_key="sw_1").palettes.list(q="a&b", is_public=True)
        self.assertEqual(page.next, "a-b")
        [seen] = server.seen
        self.assertEqual(seen.line, "GET /palettes?q=a%26b&isPublic=true")
        self.assertEqual(seen.headers["authorization"], "Bearer sw_1")
        self.assertNotIn("x-visitor", seen.headers)

    def test_escape_what_they_put_into_a_path(self) -> None:
        with ScriptedServer(Ready(200, {})) as server:
            Swatchwork(server.url).palettes.mood("../calm?x=%")
        self.assertEqual(server.seen[0].line, "GET /palettes/mood/..%2Fcalm%3Fx%3D%25")

    def test_follow_no_redirect_with_a_key(self) -> None:
        with ScriptedServer(Ready(200, {})) as other:
            away = Ready(302, {}, {"Location": other.url})
            with ScriptedServer(away) as server, self.assertRaises(ApiError) as raised:
                Swatchwork(server.url, api_key="sw_1").palettes.mood("calm")
        self.assertEqual(raised.exception.status, 302)
        self.assertEqual(other.seen, [])

    def test_go_to_http_alone(self) -> None:
        with self.assertRaises(ValueError):
            Swatchwork("file:///etc/passwd?")


class Refusals(unittest.TestCase):
    def test_say_what_the_api_says(self) -> None:
        details = [{"field": "count", "message": "must be less", "received": "11"}]
        body = {"error": "No.", "code": "invalid_request", "requestId": "1", "details": details}
        with ScriptedServer(Ready(400, body)) as server, self.assertRaises(ApiError) as raised:
            Swatchwork(server.url).palettes.generate(count=11)
        error = raised.exception
        self.assertEqual((str(error), error.code, error.request_id), ("No.", "invalid_request", "1"))
        self.assertEqual(error.details, details)

    def test_keep_their_status_whatever_the_body(self) -> None:
        bodies: typing.List[typing.Any] = ["<h1>Bad Gateway</h1>", None, [], {"message": "x"}]
        for body in [*bodies, {"error": 7}, "{"]:
            with self.subTest(body), ScriptedServer(Ready(502, body)) as server:
                with self.assertRaises(ApiError) as raised:
                    Swatchwork(server.url).palettes.generate()
                self.assertEqual(str(raised.exception), "HTTP error! status: 502")


class Types(unittest.TestCase):
    def test_can_all_be_read(self) -> None:
        classes = [value for value in vars(swatchwork.types).values() if isinstance(value, type)]
        self.assertIn(swatchwork.types.ConvertAnswer, classes)
        for each in classes:
            typing.get_type_hints(each)
        for group in (
            swatchwork.colors.Colors,
            swatchwork.colors.ColorsOfTheDay,
            swatchwork.palettes.Palettes,
        ):
            for name, method in vars(group).items():
                if callable(method):
                    self.assertIn("return", typing.get_type_hints(method), name)


if __name__ == "__main__":
    unittest.main()
