export const styles = `
*,*::before,*::after{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--ink);font:400 1rem/1.5 var(--font)}
header{padding:1rem;background:var(--surface);border-bottom:1px solid var(--line)}
header a{display:inline-block;vertical-align:top}
header img{display:block;height:2.125rem;max-width:100%}
main{max-width:48rem;margin:0 auto;padding:2rem 1rem 4rem}
h1{margin:0;font-size:1.75rem;line-height:1.2}
h2{margin:1.25rem 0 .5rem;font-size:1rem}
p{margin:0;text-wrap:pretty}
.chapo{margin:.5rem 0 1.5rem;color:var(--ink-soft)}
ol{list-style:none;margin:0;padding:0;display:grid;gap:1rem}
.carte{padding:1rem 1.25rem;background:var(--surface);border:1px solid var(--line);border-radius:var(--radius);box-shadow:var(--shadow)}
.vide{display:grid;gap:.25rem;padding:2rem;text-align:center;color:var(--ink-soft)}
summary{display:grid;grid-template-columns:auto 1fr;align-items:center;gap:.25rem .75rem;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
:focus-visible{outline:3px solid var(--primary-strong);outline-offset:2px;border-radius:var(--radius-s)}
.canal{padding:.125rem .625rem;border-radius:var(--radius-pill);background:var(--primary-tint);color:var(--primary-strong);font-size:.875rem;font-weight:600}
.titre{min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;font-weight:600}
.note{grid-column:1/-1;color:var(--ink-soft);font-size:.875rem;overflow-wrap:anywhere}
details[open] summary{margin-bottom:1rem}
details[open] .titre{white-space:normal}
iframe{display:block;width:100%;height:34rem;border:1px solid var(--line);border-radius:var(--radius-s);background:#fff}
pre{margin:0;padding:1rem;overflow-x:auto;white-space:pre-wrap;overflow-wrap:anywhere;background:var(--sunken);border-radius:var(--radius-s);font:400 .9375rem/1.5 ui-monospace,monospace}
`
