# Sourced: checks what visitors get from $ORIGIN behind deploy/Caddyfile. $OTHER redirects there, $CA signs the
# certificates, and `leads` is the command of that name.

get() { curl --silent --show-error --cacert "$CA" "$@"; }
answer() { get --output /dev/null --write-out '%{http_code} %{redirect_url}' "$@"; }
check() {
  if [[ "$3" != $2 ]]; then echo "FAILED: $1: \"${3:0:500}\", not \"$2\""; exit 1; fi
  echo "ok: $1"
}

check "a page comes over HTTPS" "200 " "$(answer "$ORIGIN/about")"
check "a page is made on request" "200 " "$(answer "$ORIGIN/blog?page=2")"
check "http redirects to https" "308 $ORIGIN/about" "$(answer "${ORIGIN/https/http}/about")"
check "the other name redirects" "301 $ORIGIN/about?a=b" "$(answer "$OTHER/about?a=b")"
for path in /healthz /readyz /readyz/ //readyz; do
  check "$path is hidden" "404 " "$(answer --path-as-is --location "$ORIGIN$path")"
done
headers=$(get --head "$ORIGIN/about")
check "browsers keep to HTTPS" "*strict-transport-security: max-age=*" "$headers"
check "the page's own policy arrives" "*content-security-policy: *'sha256-*" "$headers"
check "files arrive as the build compressed them" "*content-encoding: br*" "$(get --head --header 'Accept-Encoding: br' "$ORIGIN/about")"

reply=$(answer --header "Origin: $ORIGIN" --header "Accept: text/html" --data-urlencode "name=Test Visitor" \
  --data-urlencode "email=visitor@example.com" --data-urlencode "message=Does this form arrive?" "$ORIGIN/api/contact")
check "a form is accepted" "303 $ORIGIN/*reference=SR-*" "$reply"
check "its lead is in the store" "*${reply##*=}*" "$(leads list)"
check "what is too large gets the server's page" "*</html>*413" \
  "$(head -c 13000000 /dev/zero | get --write-out '%{http_code}' --form "file=@-;filename=large.pdf" --header "Origin: $ORIGIN" --header "Accept: text/html" "$ORIGIN/api/certificate")"
