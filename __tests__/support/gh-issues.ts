/**
 * A shell script that stands in for gh, with the issues of a repository in `$HOME/github-issues.json`. It knows what
 * examples/weekly-tasks.yml does: list, open and change an issue, and create a label. Anything else fails.
 */
export const ghIssues = `
set -euo pipefail
file="$HOME/github-issues.json"
[ -f "$file" ] || echo '[]' > "$file"
echo "$*" >> "$HOME/gh-calls"
change() { jq "\${@:2}" "$1" "$file" > "$file.new" && mv "$file.new" "$file"; }
case "$*" in
  'api repos/acme/docs/issues?labels=documentation-tasks&state=all&per_page=100') cat "$file" ;;
  'api --method PATCH repos/acme/docs/issues/7 --field body=@tasks.md --raw-field state='*' --silent')
    state="\${8#state=}"
    change 'map(if .number == 7 then .body = $body | .state = $state else . end)' --arg state "$state" --rawfile body tasks.md ;;
  'label create documentation-tasks --force --description '*) ;;
  'api repos/acme/docs/issues --raw-field title=Documentation tasks --raw-field labels[]=documentation-tasks --field body=@tasks.md --silent')
    change '[{ number: 7, state: "open", body: $body }] + .' --rawfile body tasks.md ;;
  *) echo "gh stands in for no such call: $*" >&2; exit 1 ;;
esac
`
