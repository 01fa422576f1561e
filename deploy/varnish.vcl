# Varnish in front of the instances, which purge it by keys: docs/operations.md, "A CDN in front".
# It needs the module xkey (Debian: varnish-modules), CDN_PURGE_TOKEN in its environment, and
# `-p http_gzip_support=off`, without which pages are never sent as Brotli.
vcl 4.1;

import directors;
import std;
import xkey;

probe ready {
  .url = "/readyz";
  .interval = 1s;
  .timeout = 2s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend app1 {
  .host = "app1";
  .port = "3000";
  .probe = ready;
}

backend app2 {
  .host = "app2";
  .port = "3000";
  .probe = ready;
}

# Who may purge, with the token: the instances.
acl instances {
  "app1";
  "app2";
}

sub vcl_init {
  new instances_in_turn = directors.round_robin();
  instances_in_turn.add_backend(app1);
  instances_in_turn.add_backend(app2);
}

sub vcl_recv {
  if (req.method == "POST" && req.url == "/purge") {
    if (client.ip !~ instances || std.getenv("CDN_PURGE_TOKEN") == "" ||
        req.http.Authorization != "Bearer " + std.getenv("CDN_PURGE_TOKEN")) {
      return (synth(403, "Forbidden"));
    }
    return (synth(200, "Purged " + xkey.purge(req.http.Surrogate-Key)));
  }

  set req.backend_hint = instances_in_turn.backend();
  # Replaced, not appended: the header that a visitor sent is not trusted.
  set req.http.X-Forwarded-For = client.ip;

  if ((req.method != "GET" && req.method != "HEAD") || req.http.Authorization) {
    return (pass);
  }
  # Of the API only calculations with colors depend on the address alone.
  if (req.url ~ "^/(api|mcp)([/?]|$)" && req.url !~ "^/api(/v1)?/colors/") {
    return (pass);
  }
  # Pages depend on the address alone.
  unset req.http.Cookie;
  # One copy for each encoding that the instances have.
  if (req.http.Accept-Encoding ~ "\bbr\b" && req.http.Accept-Encoding !~ "br;q=0") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  # What has expired is served only while no instance is ready.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 0s;
  }
  return (hash);
}

sub vcl_backend_response {
  set beresp.http.xkey = beresp.http.Surrogate-Key;
  if (beresp.http.Surrogate-Control ~ "max-age=[0-9]+") {
    set beresp.ttl = std.duration(
      regsub(beresp.http.Surrogate-Control, ".*max-age=([0-9]+).*", "\1s"), beresp.ttl);
  } elsif (beresp.http.Cache-Control !~ "max-?age=[0-9]") {
    # Varnish would keep what says nothing for two minutes.
    set beresp.ttl = 0s;
  }
  set beresp.grace = 1d;
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Control;
  unset resp.http.Cache-Tag;
  unset resp.http.CDN-Cache-Control;
}
