import { formatMontant } from '../montants/index.ts'
import { calculer, type Decompte, type SoinFacture } from './calcul.ts'
import { type Garantie, libelleRegle } from './garantie.ts'
import { formatRenforts } from './renforts.ts'
import { libellesRaison, libellesRetenue, type Soin } from './soin.ts'

/** « Pourquoi ce montant ? »: one plain sentence for each share. */
export type Explication = { ro: string; rc: string; reste: string }

const montant = formatMontant
const pourcentage = (taux: number) => `${String(taux).replace('.', ',')}\u00a0%`

export function expliquer(
  facture: SoinFacture,
  garantie: Garantie,
  decompte = calculer(facture, garantie),
): Explication {
  return {
    ro: phraseRo(facture, decompte),
    rc: phraseRc(facture, garantie, decompte),
    reste: phraseReste(facture, decompte),
  }
}

function phraseRo({ soin }: SoinFacture, d: Decompte): string {
  if (d.base === null)
    return soin.maximumRo === null
      ? 'L’Assurance maladie ne prend pas cet acte en charge'
      : `L’Assurance maladie ne prend plus cet acte en charge\u00a0: ${limiteDe(soin)}`
  const assiette = Math.min(d.base, d.depense)
  const raison = soin.raison === null ? '' : ` (${libellesRaison[soin.raison]})`
  const sansForfait = `${pourcentage(soin.tauxRo)}${raison} de ${montant(assiette)}`
  const part =
    soin.forfaitActe > 0
      ? `${sansForfait}, moins ${montant(soin.forfaitActe)} de participation forfaitaire sur les actes de 120\u00a0€ et plus = ${montant(d.theoriqueRo)}`
      : `${sansForfait} = ${montant(d.theoriqueRo)}`
  if (soin.retenue === null) return part
  const nom = libellesRetenue[soin.retenue]
  if (soin.exemption === 'mineur') return `${part}, sans ${nom} avant 18 ans`
  if (soin.exemption === 'maternite') return `${part}, sans ${nom} pendant la maternité`
  if (soin.exemption !== null) return `${part}, sans ${nom} avec ${exemptions[soin.exemption]}`
  if (d.retenue === 0) return `${part}, sans ${nom}\u00a0: le plafond est atteint`
  return `${part}, moins ${montant(d.retenue)} de ${nom}`
}

const exemptions = {
  c2s: 'la Complémentaire santé solidaire',
  ame: 'l’Aide médicale de l’État',
} as const

const limiteDe = ({ maximumRo, annees, oreille }: Soin) => {
  if (annees === 1) return `${maximumRo} par an`
  if (annees < 1) return `${maximumRo} tous les ${12 * annees}\u00a0mois`
  const pourChacune = oreille === 'droite' || oreille === 'gauche' ? ' pour chaque oreille' : ''
  return `${maximumRo} tous les ${annees} ans${pourChacune}`
}

/** A guarantee that is more than its offer says why. */
const nommer = ({ libelle, renforts }: Garantie) =>
  renforts?.length ? `${libelle} (${formatRenforts(renforts)})` : libelle

function phraseRc(facture: SoinFacture, garantie: Garantie, d: Decompte): string {
  const { soin, quantite } = facture
  const { regle } = garantie
  const libelle = nommer(garantie)
  if (soin.maximumRo !== null && d.unitesPayees === 0)
    return `${libelle}\u00a0: déjà pris en charge, ${limiteDe(soin)}`
  const apres =
    d.theoriqueRo > 0 ? `, moins la part de l’Assurance maladie (${montant(d.theoriqueRo)})` : ''
  switch (regle.type) {
    case 'aucune':
      return 'Votre contrat ne couvre pas cet acte'
    case 'fraisReels':
      return soin.prixLimite === null
        ? `${libelle}\u00a0: tout ce que l’Assurance maladie laisse à payer`
        : `${libelle}\u00a0: tout ce qui reste jusqu’au prix limite de ${montant(soin.prixLimite * d.unitesPayees)}${apres}`
    case 'forfait':
      return phraseForfait(libelle, regle, d, quantite)
    case 'enveloppe':
      if ((d.plafondRc ?? 0) > regle.montant - facture.compteurs.enveloppe)
        return `${libelle}\u00a0: le ticket modérateur de ${montant(d.plafondRc ?? 0)}, ce qui reste du forfait de l’année étant inférieur`
      return `${libelle}\u00a0: ${libelleRegle(regle)}, dont ${montant(d.plafondRc ?? 0)} disponibles avant cet acte`
    case 'brss': {
      if (d.base === null)
        return `${libelle}\u00a0: votre contrat complète la base de l’Assurance maladie, et cet acte n’en a pas`
      if (soin.isBaseDite && d.base !== null && d.depense > d.base)
        return phraseDepassement(libelle, regle.taux, d, d.base)
      const droit = `${libelle}\u00a0: ${pourcentage(regle.taux)} de ${montant(d.base ?? 0)} = ${montant((d.plafondRc ?? 0) + d.theoriqueRo)}${apres}`
      return d.rc < (d.plafondRc ?? 0) ? `${droit}, dans la limite de la dépense` : droit
    }
  }
}

/** Where the bill has a base, what it asks above is told apart: each of the two has its own share. */
function phraseDepassement(libelle: string, taux: number, d: Decompte, base: number): string {
  const ticket = Math.max(0, base - d.theoriqueRo - d.majoration)
  const surBase = Math.min(d.rc, ticket)
  const depassement = d.depense - base
  const promesse = `${libelle}\u00a0: ${pourcentage(taux)} de ${montant(base)}, part de l’Assurance maladie comprise`
  const surDepassement =
    d.rc > surBase
      ? `${montant(d.rc - surBase)} sur les ${montant(depassement)} de dépassement`
      : `rien sur les ${montant(depassement)} de dépassement`
  return `${promesse}\u00a0: ${montant(surBase)} sur la base et ${surDepassement}`
}

function phraseForfait(
  libelle: string,
  regle: { montant: number; maximum: number | null; annees?: number },
  d: Decompte,
  quantite: number,
): string {
  if (d.unitesPayees === 0)
    return `${libelle}\u00a0: ${dejaUtilisees(regle.maximum ?? 0, regle.annees ?? 1)}`
  const fois = quantite === 1 ? '' : ` × ${d.unitesPayees}`
  const droit = `${libelle}\u00a0: ${montant(regle.montant)}${fois}`
  return d.rc < (d.plafondRc ?? 0) ? `${droit}, dans la limite de la dépense` : droit
}

function dejaUtilisees(maximum: number, annees: number): string {
  if (maximum === 1) {
    const periode = annees === 1 ? 'de l’année' : `prévue tous les ${annees} ans`
    return `la prise en charge ${periode} est déjà utilisée`
  }
  const periode = annees === 1 ? 'de l’année' : `prévues en ${annees} ans`
  return `les ${maximum} prises en charge ${periode} sont déjà utilisées`
}

function phraseReste({ soin }: SoinFacture, d: Decompte): string {
  if (d.reste === 0) return 'Rien ne reste à votre charge'
  const parts: string[] = []
  if (d.majoration > 0) parts.push(`${montant(d.majoration)} hors parcours de soins`)
  if (d.depassement > 0) parts.push(`${montant(d.depassement)} au-delà de la garantie`)
  if (d.retenue > 0 && soin.retenue)
    parts.push(`${montant(d.retenue)} de ${libellesRetenue[soin.retenue]}, jamais remboursée`)
  const du = parts.length === 0 ? 'Rien ne reste à votre charge' : parts.join(' et ')
  return d.horsLimite === 0
    ? du
    : `${du}. ${montant(d.horsLimite)} au-delà du prix limite\u00a0: votre professionnel ne peut pas vous les demander`
}

/** Above the price limit, nobody owes anything: what to say to the professional; null: all is well. */
export function avertissementPrix({ soin, quantite }: SoinFacture, d: Decompte): string | null {
  if (d.horsLimite === 0 || soin.prixLimite === null) return null
  const limite = soin.prixLimite * quantite
  // Outside the baskets, a price that the law sets for everybody.
  if (soin.panier === null)
    return `${soin.libelle}\u00a0: le prix est fixé à ${montant(limite)} pour être remboursé. Les ${montant(d.horsLimite)} en trop ne peuvent pas vous être demandés.`
  const detail =
    soin.montureMax === null
      ? montant(limite)
      : `${montant(soin.montureMax * quantite)} pour la monture et ${montant(limite - soin.montureMax * quantite)} pour les verres`
  const panier = soin.panier === '100sante' ? 'de l’offre 100\u00a0% Santé' : 'à tarif maîtrisé'
  return `Pour ce soin ${panier}, votre professionnel ne peut pas demander plus de ${detail}. Les ${montant(d.horsLimite)} en trop ne sont pas un reste à charge\u00a0: faites corriger le devis ou la facture.`
}

/** The same care by another way, when it leaves less to pay. */
export type Alternative = { soin: Soin; depense: number; reste: number }

/**
 * At the same price, or at the price limit for an act of the « 100 % Santé » basket: above it, the
 * act would not be one.
 */
export function alternative(
  facture: SoinFacture,
  reste: number,
  find: { soin(code: string): Soin | undefined; garantie(soin: Soin): Garantie },
): Alternative | null {
  const autre =
    facture.soin.alternative === undefined ? undefined : find.soin(facture.soin.alternative)
  if (!autre) return null
  const depense =
    autre.prixLimite === null
      ? facture.depense
      : Math.min(facture.depense, autre.prixLimite * facture.quantite)
  const possible = calculer({ ...facture, soin: autre, depense }, find.garantie(autre))
  // Renewed too early, the other one is paid by nobody either: it would only be cheaper.
  const isPayee = possible.ro + possible.rc > 0
  return isPayee && possible.reste < reste ? { soin: autre, depense, reste: possible.reste } : null
}
