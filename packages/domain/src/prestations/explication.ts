import { formatMontant } from '../montants/index.ts'
import { type Acte, libellesRetenue } from './acte.ts'
import { calculer, type Decompte, type Soin } from './calcul.ts'
import { type Garantie, libelleRegle } from './garantie.ts'

/** « Pourquoi ce montant ? »: one plain sentence for each share. */
export type Explication = { ro: string; rc: string; reste: string }

const montant = formatMontant
const pourcentage = (taux: number) => `${String(taux).replace('.', ',')}\u00a0%`

export function expliquer(
  soin: Soin,
  garantie: Garantie,
  decompte = calculer(soin, garantie),
): Explication {
  return {
    ro: phraseRo(soin, decompte),
    rc: phraseRc(soin, garantie, decompte),
    reste: phraseReste(soin, decompte),
  }
}

function phraseRo({ acte, isMineur }: Soin, d: Decompte): string {
  if (d.base === null) return 'L’Assurance maladie ne prend pas cet acte en charge'
  const assiette = Math.min(d.base, d.depense)
  const part = `${pourcentage(acte.tauxRo)} de ${montant(assiette)} = ${montant(d.theoriqueRo)}`
  if (acte.retenue === null) return part
  const nom = libellesRetenue[acte.retenue]
  if (isMineur) return `${part}, sans ${nom} avant 18 ans`
  if (d.retenue === 0) return `${part}, sans ${nom}\u00a0: le plafond de l’année est atteint`
  return `${part}, moins ${montant(d.retenue)} de ${nom}`
}

function phraseRc(soin: Soin, { libelle, regle }: Garantie, d: Decompte): string {
  const { acte, quantite } = soin
  const apres =
    d.theoriqueRo > 0 ? `, moins la part de l’Assurance maladie (${montant(d.theoriqueRo)})` : ''
  switch (regle.type) {
    case 'aucune':
      return 'Votre contrat ne couvre pas cet acte'
    case 'fraisReels':
      return acte.prixLimite === null
        ? `${libelle}\u00a0: tout ce que l’Assurance maladie laisse à payer`
        : `${libelle}\u00a0: tout ce qui reste jusqu’au prix limite de ${montant(acte.prixLimite * quantite)}${apres}`
    case 'forfait':
      return phraseForfait(libelle, regle, d, quantite)
    case 'enveloppe':
      return `${libelle}\u00a0: ${libelleRegle(regle)}, dont ${montant(d.plafondRc ?? 0)} disponibles avant cet acte`
    case 'brss': {
      const droit = `${libelle}\u00a0: ${pourcentage(regle.taux)} de ${montant(d.base ?? 0)} = ${montant((d.plafondRc ?? 0) + d.theoriqueRo)}${apres}`
      return d.rc < (d.plafondRc ?? 0) ? `${droit}, dans la limite de la dépense` : droit
    }
  }
}

function phraseForfait(
  libelle: string,
  regle: { montant: number; maximum: number | null },
  d: Decompte,
  quantite: number,
): string {
  if (d.unitesPayees === 0)
    return `${libelle}\u00a0: les ${regle.maximum} prises en charge de l’année sont déjà utilisées`
  const fois = quantite === 1 ? '' : ` × ${d.unitesPayees}`
  const droit = `${libelle}\u00a0: ${montant(regle.montant)}${fois}`
  return d.rc < (d.plafondRc ?? 0) ? `${droit}, dans la limite de la dépense` : droit
}

function phraseReste({ acte }: Soin, d: Decompte): string {
  if (d.reste === 0) return 'Rien ne reste à votre charge'
  const parts: string[] = []
  if (d.depassement > 0) parts.push(`${montant(d.depassement)} au-delà de la garantie`)
  if (d.retenue > 0 && acte.retenue)
    parts.push(`${montant(d.retenue)} de ${libellesRetenue[acte.retenue]}, jamais remboursée`)
  return parts.join(' et ')
}

/** The same care by another way, when it leaves less to pay. */
export type Alternative = { acte: Acte; depense: number; reste: number }

/**
 * At the same price, or at the price limit for an act of the « 100 % Santé » basket: above it, the
 * act would not be one.
 */
export function alternative(
  soin: Soin,
  reste: number,
  find: { acte(code: string): Acte | undefined; garantie(acte: Acte): Garantie },
): Alternative | null {
  const autre = soin.acte.alternative === undefined ? undefined : find.acte(soin.acte.alternative)
  if (!autre) return null
  const depense =
    autre.prixLimite === null
      ? soin.depense
      : Math.min(soin.depense, autre.prixLimite * soin.quantite)
  const possible = calculer({ ...soin, acte: autre, depense }, find.garantie(autre))
  return possible.reste < reste ? { acte: autre, depense, reste: possible.reste } : null
}
