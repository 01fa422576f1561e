"""What is tried again, and how long after."""

from __future__ import annotations

import socket
import time
import unittest
from email.utils import formatdate
from typing import Any

from scripted_server import Ready, ScriptedServer
from swatchwork import ApiError, NetworkError, Swatchwork

SUCCESS = Ready(200, {"mood": "calm", "colors": []})
OVERLOADED = Ready(503, {"error": "Busy", "code": "overloaded"}, {"Retry-After": "0"})
DATABASE_GONE = Ready(503, {"error": "Gone", "code": "database_unavailable"})
NO_ANSWER = Ready(None)
COLORS = ["#112233", "#AABBCC"]


def refusal(retry_after: str) -> Ready:
    body = {"error": "Too many", "code": "too_many_requests"}
    return Ready(429, body, {"Retry-After": retry_after})


def client(server: ScriptedServer, **options: Any) -> Swatchwork:
    return Swatchwork(server.url, **options)


class SafeCalls(unittest.TestCase):
    def test_are_tried_again(self) -> None:
        proxy = Ready(503, "<h1>Later</h1>")
        for failure in (refusal("0"), OVERLOADED, DATABASE_GONE, proxy, NO_ANSWER):
            with self.subTest(failure), ScriptedServer(failure, SUCCESS) as server:
                self.assertEqual(client(server).palettes.mood("calm")["mood"], "calm")
                self.assertEqual(len(server.seen), 2)
            with self.subTest(failure), ScriptedServer(failure, SUCCESS) as server:
                client(server).colors.convert("#3B82F6")
                self.assertEqual([body for _, _, _, body in server.seen], [b'{"hex": "#3B82F6"}'] * 2)

    def test_are_given_up_ever_longer_after_one_another(self) -> None:
        with ScriptedServer(DATABASE_GONE) as server:
            with self.assertRaises(ApiError) as raised:
                client(server).palettes.mood("calm")
        self.assertEqual((raised.exception.status, raised.exception.code), (503, "database_unavailable"))
        first, second, third = (seen.at for seen in server.seen)
        self.assertGreaterEqual(second - first, 0.249)
        self.assertGreaterEqual(third - second, 0.499)

    def test_are_tried_once_where_retries_are_off(self) -> None:
        with ScriptedServer(refusal("0"), SUCCESS) as server:
            with self.assertRaises(ApiError):
                client(server, retries=0).palettes.mood("calm")
            self.assertEqual(len(server.seen), 1)

    def test_are_given_up_without_a_sign_of_life(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as silent:
            url = f"http://127.0.0.1:{silent.getsockname()[1]}"
            with self.assertRaises(NetworkError) as raised:
                Swatchwork(url, timeout=0.05, retries=1).palettes.mood("calm")
        self.assertIsInstance(raised.exception.__cause__, OSError)


class Writes(unittest.TestCase):
    def test_are_tried_again_where_nothing_was_done(self) -> None:
        for failure in (refusal("0"), OVERLOADED):
            with self.subTest(failure), ScriptedServer(failure, SUCCESS) as server:
                client(server).palettes.save("Dunes", COLORS)
                self.assertEqual([seen.line for seen in server.seen], ["POST /palettes"] * 2)

    def test_are_not_tried_again_in_doubt(self) -> None:
        later = Ready(503, {}, {"Retry-After": "0"})
        for failure in (DATABASE_GONE, later, NO_ANSWER):
            with self.subTest(failure), ScriptedServer(failure, SUCCESS) as server:
                with self.assertRaises((ApiError, NetworkError)):
                    client(server).palettes.save("Dunes", COLORS)
                self.assertEqual(len(server.seen), 1)


class RetryAfter(unittest.TestCase):
    def test_is_waited_for(self) -> None:
        with ScriptedServer(refusal("1"), SUCCESS) as server:
            client(server).palettes.mood("calm")
        self.assertGreaterEqual(server.seen[1].at - server.seen[0].at, 0.999)

    def test_may_be_a_date(self) -> None:
        then = time.time() + 2  # HTTP dates have whole seconds: one to two seconds away
        with ScriptedServer(refusal(formatdate(then, usegmt=True)), SUCCESS) as server:
            client(server).palettes.mood("calm")
        self.assertGreaterEqual(time.time(), int(then))

    def test_is_told_where_it_is_too_long(self) -> None:
        date = formatdate(time.time() + 7200, usegmt=True)
        for text in ("3600", date):
            with self.subTest(text), ScriptedServer(refusal(text), SUCCESS) as server:
                with self.assertRaises(ApiError) as raised:
                    client(server).palettes.mood("calm")
                self.assertGreaterEqual(raised.exception.retry_after or 0, 3600)
                self.assertEqual(len(server.seen), 1)

    def test_counts_as_none_where_it_is_nonsense(self) -> None:
        with ScriptedServer(refusal("soon"), SUCCESS) as server:
            client(server).palettes.mood("calm")
            self.assertEqual(len(server.seen), 2)


if __name__ == "__main__":
    unittest.main()
