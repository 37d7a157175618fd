/** Lengths in rem: the pages must still stand when the browser's text is twice as large. */
export const styles = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;grid-template-rows:auto 1fr;background:var(--canvas);color:var(--ink);font:400 1rem/1.5 var(--font)}
p,h1,ul{margin:0}
p{text-wrap:pretty}
a{color:var(--primary-strong);font-weight:600;text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--primary-strong);outline-offset:2px}
.panneau{display:flex;flex-direction:column;gap:1.5rem;padding:1.25rem;background:radial-gradient(130% 100% at 0 100%,var(--primary),var(--primary-strong) 60%,color-mix(in oklab,var(--primary-strong) 70%,var(--ink)));color:var(--on-primary)}
.panneau img{display:block;align-self:flex-start;height:2.125rem;max-width:100%}
.enseigne{font-size:1.25rem;font-weight:700}
.accroche,.adresse{display:none}
.accroche p{font-size:clamp(1.75rem,2.7vw,2.25rem);line-height:1.15;font-weight:700;letter-spacing:-.01em;white-space:pre-line;text-wrap:balance}
.accroche ul{list-style:none;padding:0;margin-top:2rem;display:grid;gap:1.125rem;font-size:1.0625rem}
.accroche li{display:grid;grid-template-columns:1.25rem 1fr;gap:.75rem}
.accroche li::before{content:"";width:.4rem;height:.75rem;margin:.35rem 0 0 .35rem;border:solid currentColor;border-width:0 .15rem .15rem 0;transform:rotate(45deg)}
.cote{display:flex;flex-direction:column;min-width:0}
.contenu{width:100%;max-width:34.5rem;margin:auto;padding:2rem 1rem;display:grid;gap:1.5rem}
h1{font-size:1.75rem;line-height:1.2;font-weight:700;letter-spacing:-.01em;text-wrap:balance}
.chapo{margin-top:.5rem;color:var(--ink-soft)}
.tenu{white-space:nowrap}
.carte{display:grid;gap:1.25rem;padding:1.5rem;background:var(--surface);border:1px solid var(--line);border-radius:var(--radius);box-shadow:var(--shadow)}
.note{color:var(--ink-soft);font-size:.875rem}
.champ{display:grid;gap:.375rem}
label{font-weight:600}
input{width:100%;min-height:3rem;padding:.625rem .875rem;font:inherit;color:var(--ink);background:var(--surface);border:1px solid var(--ink-soft);border-radius:var(--radius-s)}
input:focus-visible{outline-offset:0}
.saisie{position:relative}
.saisie:has(.voir:not([hidden])) input{padding-right:3.25rem}
.voir{position:absolute;top:.125rem;right:.125rem;width:2.75rem;height:2.75rem;display:grid;place-items:center;padding:0;color:var(--ink-soft);background:none;border:0;border-radius:var(--radius-s);cursor:pointer}
.voir[hidden]{display:none}
.voir[aria-pressed=true],.voir:hover{color:var(--primary-strong)}
input[aria-invalid=true]{border:2px solid var(--danger)}
.faute{color:var(--danger);font-size:.875rem;font-weight:600}
.alerte{padding:.875rem 1rem;background:var(--danger-tint);color:var(--ink);border:1px solid var(--danger);border-left-width:.375rem;border-radius:var(--radius-s)}
.alerte strong{display:block;color:var(--danger)}
.bouton{display:inline-flex;align-items:center;justify-content:center;gap:.625rem;min-height:3rem;padding:.75rem 1.25rem;font:inherit;font-weight:600;text-align:center;text-decoration:none;color:var(--on-primary);background:var(--primary);border:1px solid transparent;border-radius:var(--radius-s);cursor:pointer}
.bouton:hover{background:var(--primary-strong)}
.secondaire{width:100%;color:var(--primary-strong);background:var(--surface);border-color:var(--line-strong)}
.secondaire:hover{background:var(--primary-tint);border-color:var(--primary)}
.secondaire[aria-disabled=true]{color:var(--ink-soft);background:var(--sunken);cursor:default}
.cle>:not(:first-child,:empty){margin-top:1rem}
.ou{display:grid;grid-template-columns:1fr auto 1fr;align-items:center;gap:.75rem;color:var(--ink-soft)}
.ou::before,.ou::after{content:"";border-top:1px solid var(--line)}
.lien{min-height:2.75rem;padding:0;font:inherit;font-weight:600;color:var(--primary-strong);background:none;border:0;text-decoration:underline;text-underline-offset:.2em;cursor:pointer}
.code{max-width:14rem;font-size:1.5rem;letter-spacing:.4em;font-variant-numeric:tabular-nums}
.etapes{margin:0;padding-left:1.25rem;display:grid;gap:.375rem}
.qr svg{display:block;width:100%;max-width:14rem;margin:auto;border-radius:var(--radius-s)}
.actions{display:flex;flex-wrap:wrap;align-items:center;gap:1rem 1.5rem}
.pied{padding:1.5rem 1rem 2rem;font-size:.875rem}
.pied ul{list-style:none;padding:0;display:flex;flex-wrap:wrap;justify-content:center;gap:0 1.5rem}
.pied a{display:inline-block;padding:.375rem 0;font-weight:400;text-decoration:none}
.pied a:hover{text-decoration:underline}
@media (min-width:56rem){
body{grid-template-rows:none;grid-template-columns:minmax(22rem,5fr) 7fr}
.panneau{padding:3rem;justify-content:space-between}
.accroche,.adresse{display:block}
.adresse{font-size:.875rem}
}
@media (prefers-color-scheme:dark){.panneau{background:radial-gradient(130% 100% at 0 100%,var(--primary-tint),var(--sunken));color:var(--ink)}}
@media (forced-colors:active){.bouton{border-color:ButtonText}}
`
