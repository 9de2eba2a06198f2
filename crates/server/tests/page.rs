//! What a browser gets, over a real connection.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};

use server::File;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

const PAGE: &[File] = &[
    File { path: "index.html", plain: b"<!doctype html>", brotli: Some(b"BR"), gzip: Some(b"GZ") },
    File { path: "assets/main-1a2b3c.js", plain: b"let a;", brotli: None, gzip: Some(b"GZ") },
    File { path: "sw.js", plain: b"self;", brotli: None, gzip: None },
];

/// Serves the page while `talk` talks to it, and stops then.
fn with_server(talk: impl FnOnce(SocketAddr) + Send + 'static) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build().unwrap();
    runtime.block_on(async {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let talking = std::thread::spawn(move || {
            talk(address);
            drop(stop);
        });
        server::serve(listener, PAGE, async {
            let _ = stopped.await;
        })
        .await
        .unwrap();
        talking.join().unwrap();
    });
}

fn ask(address: SocketAddr, request: &str, headers: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    write!(stream, "{request} HTTP/1.1\r\nhost: kubik\r\nconnection: close\r\n{headers}\r\n").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn the_page_comes_in_the_smallest_form_the_browser_takes() {
    with_server(|address| {
        let plain = ask(address, "GET /", "");
        assert!(plain.starts_with("HTTP/1.1 200") && plain.ends_with("<!doctype html>"), "{plain}");
        assert!(ask(address, "GET /", "accept-encoding: gzip, deflate, br\r\n").ends_with("\r\n\r\nBR"));
        assert!(ask(address, "GET /", "accept-encoding: gzip, br;q=0\r\n").ends_with("\r\n\r\nGZ"));
        let script = ask(address, "GET /assets/main-1a2b3c.js", "accept-encoding: br\r\n");
        assert!(script.ends_with("let a;") && !script.contains("content-encoding"), "{script}");
    });
}

#[test]
fn names_with_a_hash_are_kept_and_others_are_asked_for_again() {
    with_server(|address| {
        assert!(ask(address, "GET /assets/main-1a2b3c.js", "").contains("cache-control: public, max-age=31536000"));
        let page = ask(address, "GET /index.html", "");
        assert!(page.contains("cache-control: no-cache"), "{page}");
        let tag = page.lines().find_map(|line| line.strip_prefix("etag: ")).unwrap();
        let again = ask(address, "GET /", &format!("if-none-match: {tag}\r\n"));
        assert!(again.starts_with("HTTP/1.1 304"), "{again}");
    });
}

#[test]
fn nothing_runs_that_does_not_come_from_here() {
    with_server(|address| {
        let page = ask(address, "GET /", "");
        assert!(page.contains("content-security-policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"));
        assert!(!page.contains("unsafe-inline"), "{page}");
        assert!(page.contains("x-content-type-options: nosniff"), "{page}");
    });
}

#[test]
fn addresses_that_lead_nowhere_lead_to_the_page_and_missing_files_are_missing() {
    with_server(|address| {
        let bench = ask(address, "GET /bench", "");
        assert!(bench.starts_with("HTTP/1.1 307") && bench.contains("location: /#/bench"), "{bench}");
        for path in ["/assets/gone.js", "/../../etc/passwd.txt", "/sw.js.br"] {
            assert!(ask(address, &format!("GET {path}"), "").starts_with("HTTP/1.1 404"), "{path}");
        }
        assert!(ask(address, "POST /", "content-length: 0\r\n").starts_with("HTTP/1.1 405"));
        assert!(ask(address, "HEAD /", "").ends_with("\r\n\r\n"));
    });
}
