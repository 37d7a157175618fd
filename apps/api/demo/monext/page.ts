import { formatMontant } from '@espace-adherent/domain'

/** How whoever pays may have it end. */
export const comportements = {
  accepter: 'Payer',
  refuser: 'Payer, et être refusé par la banque',
  provision: 'Payer, sans provision suffisante',
  tard: 'Payer, avec une réponse qui tarde',
  'deux-fois': 'Payer, et prévenir deux fois',
  jamais: 'Payer, sans jamais prévenir',
  abandonner: 'Abandonner et revenir',
} as const
export type Comportement = keyof typeof comportements

export const isComportement = (nom: string): nom is Comportement =>
  Object.hasOwn(comportements, nom)

const textes = {
  titre: 'Page de paiement de démonstration',
  intro:
    'Cette page tient lieu du prestataire de paiement. Elle ne demande aucune carte, et ne débite personne.',
  inconnue: 'Cette session de paiement n’existe pas, ou plus.',
  reference: 'Référence',
  montant: 'Montant',
}

const echapper = (texte: string) => texte.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

const styles = `
  :root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; }
  body { margin: 0; padding: 1rem; background: #f4f4f1; color: #1d2b2a; }
  main { max-width: 30rem; margin: 2rem auto; padding: 1.5rem; background: #fff; border-radius: 12px; }
  h1 { font-size: 1.375rem; margin-top: 0; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; }
  dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
  form { display: grid; gap: .5rem; }
  button { font: inherit; min-height: 2.75rem; padding: .5rem 1rem; border-radius: 8px; border: 1px solid #5f6b6a; background: #fff; color: inherit; cursor: pointer; }
  button:first-of-type { background: #0b5d5a; border-color: #0b5d5a; color: #fff; font-weight: 600; }
  button:focus-visible { outline: 3px solid #c46200; outline-offset: 2px; }`

/** Null: there is nothing to pay. */
export const page = (session: { reference: string; montant: number } | null) => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${textes.titre}</title><style>${styles}</style>
</head>
<body><main><h1>${textes.titre}</h1>${session ? corps(session) : `<p>${textes.inconnue}</p>`}</main></body>
</html>`

const corps = ({ reference, montant }: { reference: string; montant: number }) => `
<p>${textes.intro}</p>
<dl><dt>${textes.montant}</dt><dd>${formatMontant(montant)}</dd>
<dt>${textes.reference}</dt><dd>${echapper(reference)}</dd></dl>
<form method="post">${Object.entries(comportements)
  .map(([nom, libelle]) => `<button name="comportement" value="${nom}">${libelle}</button>`)
  .join('')}</form>`
