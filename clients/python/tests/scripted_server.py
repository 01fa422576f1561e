"""A real server that gives ready answers."""

from __future__ import annotations

import json
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Dict, List, NamedTuple, Optional


class Ready(NamedTuple):
    """An answer; without a status the connection is closed instead."""

    status: Optional[int]
    body: Any = None
    headers: Dict[str, str] = {}


class Seen(NamedTuple):
    at: float
    line: str
    headers: Dict[str, str]
    body: bytes


class ScriptedServer:
    """Gives its answers in order, the last one again and again."""

    def __init__(self, *answers: Ready) -> None:
        self.answers = list(answers)
        self.seen: List[Seen] = []
        scripted = self

        class Handler(BaseHTTPRequestHandler):
            def handle_any(self) -> None:
                length = int(self.headers.get("content-length", 0))
                headers = {name.lower(): value for name, value in self.headers.items()}
                line = f"{self.command} {self.path}"
                body = self.rfile.read(length)
                scripted.seen.append(Seen(time.monotonic(), line, headers, body))
                scripted.give(self)

            do_GET = do_POST = do_PATCH = do_DELETE = handle_any

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,))

    def give(self, handler: BaseHTTPRequestHandler) -> None:
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        if answer.status is None:
            handler.close_connection = True
            return
        is_text = isinstance(answer.body, str)
        body = (answer.body if is_text else json.dumps(answer.body)).encode()
        handler.send_response(answer.status)
        headers = {"Content-Type": "text/html" if is_text else "application/json"}
        for name, value in {**headers, **answer.headers}.items():
            handler.send_header(name, value)
        handler.send_header("Content-Length", str(len(body)))
        handler.end_headers()
        handler.wfile.write(body)

    def __enter__(self) -> ScriptedServer:
        self._thread.start()
        return self

    def __exit__(self, *_: Any) -> None:
        self._server.shutdown()
        self._server.server_close()
