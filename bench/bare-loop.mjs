// The least work of an export: fetch every page, parse it, keep the rows.
const [url, key, dateFrom, dateTo] = process.argv.slice(2)
const rows = []
let totals
for (let offset = 0, hasMore = true; hasMore; offset += 250) {
  const query = `dateFrom=${dateFrom}&dateTo=${dateTo}&limit=250&offset=${offset}`
  const answer = await fetch(`${url}/v1/analytics/bench/visitors?${query}`, {
    headers: { authorization: `Bearer ${key}` },
  })
  const page = await answer.json()
  rows.push(...page.visitors)
  ;({ totals, hasMore } = page)
}
process.stdout.write(`${rows.length} rows, ${totals.total} visitors\n`)
