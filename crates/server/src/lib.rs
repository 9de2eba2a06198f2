//! Kubik over HTTP. Today it hands out the page, which plays by itself; tables for people in different places will live
//! here.
//!
//! The page is part of the program ([`PAGE`]), compressed when it was built. Files whose name has a hash never change and are
//! kept by browsers; the others are asked for again each time. Nothing on the page may run or look as it likes: see
//! [`POLICY`].

use std::io;

use axum::Router;
use axum::extract::State;
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use tokio::net::TcpListener;

/// A file of the page, in all its forms.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Where it lies, without a slash in front.
    pub path: &'static str,
    /// As it is.
    pub plain: &'static [u8],
    /// Compressed with Brotli.
    pub brotli: Option<&'static [u8]>,
    /// Compressed with gzip.
    pub gzip: Option<&'static [u8]>,
}

/// The page as it was when the program was built; empty if it had not been built then.
pub const PAGE: &[File] = &include!(concat!(env!("OUT_DIR"), "/page.rs"));

/// What the page may do: nothing that does not come from here, no script or style inside of it.
pub const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; \
     font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
     frame-ancestors 'none'";

/// Hands out `page` until `stop` comes.
pub async fn serve(
    listener: TcpListener,
    page: &'static [File],
    stop: impl Future<Output = ()> + Send + 'static,
) -> io::Result<()> {
    let router = Router::new().fallback(hand_out).with_state(page);
    axum::serve(listener, router).with_graceful_shutdown(stop).await
}

async fn hand_out(State(page): State<&'static [File]>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return (StatusCode::METHOD_NOT_ALLOWED, [(header::ALLOW, "GET, HEAD")]).into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let path = if path.is_empty() { "index.html" } else { path };
    match page.iter().find(|file| file.path == path) {
        Some(file) => answer(file, &headers),
        // A file that is not there is missing; anything else is a place of the page, whose addresses come after `#`.
        None if path.contains('.') => StatusCode::NOT_FOUND.into_response(),
        None => (StatusCode::TEMPORARY_REDIRECT, [(header::LOCATION, format!("/#/{path}"))]).into_response(),
    }
}

fn answer(file: &File, asked: &HeaderMap) -> Response {
    let tag = format!("\"{:016x}\"", fingerprint(file.plain));
    let mut headers = HeaderMap::new();
    let mut set = |name: HeaderName, value: &str| {
        headers.insert(name, HeaderValue::from_str(value).expect("ours are plain"));
    };
    set(header::CONTENT_TYPE, kind(file.path));
    set(header::ETAG, &tag);
    set(header::VARY, "accept-encoding");
    let cache = if file.path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    set(header::CACHE_CONTROL, cache);
    set(header::CONTENT_SECURITY_POLICY, POLICY);
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::REFERRER_POLICY, "no-referrer");
    set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
    if asked.get(header::IF_NONE_MATCH).is_some_and(|known| known == tag.as_str()) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    let takes = |coding: &str| accepts(asked, coding);
    let (body, coding) = match (file.brotli, file.gzip) {
        (Some(brotli), _) if takes("br") => (brotli, Some("br")),
        (_, Some(gzip)) if takes("gzip") => (gzip, Some("gzip")),
        _ => (file.plain, None),
    };
    if let Some(coding) = coding {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
    }
    (headers, body).into_response()
}

/// Does the browser take this coding? One that it gives the weight 0 it does not.
fn accepts(asked: &HeaderMap, coding: &str) -> bool {
    let listed = asked.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    listed.flat_map(|list| list.split(',')).any(|entry| {
        let (name, weight) = entry.split_once(';').unwrap_or((entry, ""));
        let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse::<f32>().ok());
        name.trim().eq_ignore_ascii_case(coding) && weight != Some(0.0)
    })
}

/// What a browser is to take a file for.
fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, extension)| extension) {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// FNV-1a: which version of a file it is.
fn fingerprint(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
