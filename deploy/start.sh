#!/bin/sh
# Runs nginx for the portal in the foreground, as the current user. Writes all its files to RUN_DIR. README.md describes
# the variables.
set -eu

: "${PORTAL_BACKEND:?is missing: the host and port of the backend of the clients}"
: "${ADMIN_PORTAL_BACKEND:?is missing: the host and port of the backend of the administrators}"
: "${PORTAL_ROOT:=/srv/portal}" "${RUN_DIR:=/tmp/portal}" "${ACCESS_LOG:=/dev/stdout}"
: "${PORT:=8080}" "${TLS_PORT:=8443}" "${TLS_CERTIFICATE:=}" "${TLS_KEY:=}"

here=$(cd "$(dirname "$0")" && pwd)
rm -rf "$RUN_DIR/conf.d" "$RUN_DIR/portal"
mkdir -p "$RUN_DIR/conf.d" "$RUN_DIR/temp"
cp -R "$here/nginx/nginx.conf" "$here/nginx/portal" "$RUN_DIR/"

for site in backends "$([ -n "$TLS_CERTIFICATE" ] && echo https || echo http)"; do
  sed -e "s|\${PORTAL_BACKEND}|$PORTAL_BACKEND|g" \
    -e "s|\${ADMIN_PORTAL_BACKEND}|$ADMIN_PORTAL_BACKEND|g" \
    -e "s|\${PORTAL_ROOT}|$PORTAL_ROOT|g" \
    -e "s|\${ACCESS_LOG}|$ACCESS_LOG|g" \
    -e "s|\${PORT}|$PORT|g" \
    -e "s|\${TLS_PORT}|$TLS_PORT|g" \
    -e "s|\${TLS_CERTIFICATE}|$TLS_CERTIFICATE|g" \
    -e "s|\${TLS_KEY}|$TLS_KEY|g" \
    "$here/nginx/sites/$site.conf" >"$RUN_DIR/conf.d/$site.conf"
done

: >"$RUN_DIR/modules.conf"
brotli=/usr/lib/nginx/modules/ngx_http_brotli_static_module.so
if [ -e "$brotli" ]; then
  echo "load_module $brotli;" >"$RUN_DIR/modules.conf"
else
  rm "$RUN_DIR/portal/brotli.conf"
fi

PATH=$PATH:/usr/sbin
exec nginx -p "$RUN_DIR" -c "$RUN_DIR/nginx.conf" -e stderr
