import { formatMontant } from '../montants/index.ts'
import { de } from '../texte/elision.ts'
import {
  calculer,
  type Decompte,
  montureExclue,
  partBrute,
  pourcent,
  type SoinFacture,
  unitesCouvertes,
} from './calcul.ts'
import {
  auPlus,
  depart,
  type Equation,
  fois,
  moins,
  pourcentageDe,
  type Retrait,
  somme,
} from './equation.ts'
import type { Garantie, Regle } from './garantie.ts'
import { formatRenforts } from './renforts.ts'
import { libellesRaison, libellesRetenue, type Soin } from './soin.ts'

/** « Pourquoi ce montant ? »: one plain sentence for each share, which works it out to the cent. */
export type Explication = { ro: string; rc: string; reste: string }

const montant = formatMontant

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

function phraseRo(facture: SoinFacture, d: Decompte): string {
  const { soin, quantite } = facture
  if (d.base === null)
    return soin.maximumRo === null
      ? 'L’Assurance maladie ne prend pas cet acte en charge'
      : `L’Assurance maladie ne prend plus cet acte en charge\u00a0: ${limiteDe(soin)}`
  const brute = partBrute(facture, d.base, unitesCouvertes(facture), soin.tauxRo)
  const raison = soin.raison === null ? '' : libellesRaison[soin.raison]
  const uneFois = pourcentageDe(soin.tauxRo, brute.de, brute.montant / brute.fois, raison)
  const part = moins(fois(uneFois, brute.fois), [
    {
      montant: brute.montant - d.theoriqueRo,
      quoi: 'de participation forfaitaire sur les actes de 120\u00a0€ et plus',
    },
  ])
  if (soin.retenue === null) return part.texte
  const nom = libellesRetenue[soin.retenue]
  if (soin.exemption === 'mineur') return `${part.texte}, sans ${nom} avant 18 ans`
  if (soin.exemption === 'maternite') return `${part.texte}, sans ${nom} pendant la maternité`
  if (soin.exemption !== null)
    return `${part.texte}, sans ${nom} avec ${exemptions[soin.exemption]}`
  if (d.retenue === 0) return `${part.texte}, sans ${nom}, le plafond étant atteint`
  const detail =
    quantite > 1 && d.retenue === quantite * soin.retenueUnitaire
      ? ` (${quantite} × ${montant(soin.retenueUnitaire)})`
      : ''
  return moins(part, [{ montant: d.retenue, quoi: `${de(nom)}${detail}` }]).texte
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
  const { soin } = facture
  const { regle } = garantie
  const libelle = nommer(garantie)
  if (soin.maximumRo !== null && d.unitesPayees === 0)
    return `${libelle}\u00a0: déjà pris en charge, ${limiteDe(soin)}`
  if (regle.type === 'aucune') return 'Votre contrat ne couvre pas cet acte'
  if (regle.type === 'forfait' && d.unitesPayees === 0)
    return `${libelle}\u00a0: ${dejaUtilisees(regle.maximum ?? 0, regle.annees ?? 1)}`
  if (regle.type === 'brss' && d.base === null)
    return `${libelle}\u00a0: votre contrat complète la base de l’Assurance maladie, et cet acte n’en a pas`
  const promis = promesse(facture, regle, d)
  const isTout = promis === null || regle.type === 'fraisReels'
  const laisse = resteAPayer(facture, d, isTout)
  const limite =
    soin.prixLimite === null
      ? 'tout ce que l’Assurance maladie laisse à payer'
      : `tout ce qui reste jusqu’au prix limite de ${montant(soin.prixLimite * facture.quantite)}`
  if (promis === null || (isTout && laisse.montant <= promis.montant))
    return `${libelle}\u00a0: ${limite}\u00a0: ${laisse.texte}`
  const droit = `${libelle}\u00a0: ${promis.texte}`
  return promis.montant <= laisse.montant
    ? `${droit}${surLaBase(facture, d)}`
    : `${droit}\u00a0; dans la limite de ce qui reste à payer\u00a0: ${laisse.texte}${surLaBase(facture, d)}`
}

/** What the Assurance maladie pays, and what it would have paid within the « parcours »: no contract pays either. */
const partsAssuranceMaladie = (
  { soin }: SoinFacture,
  d: Decompte,
  isDetaillee = true,
): Retrait[] => {
  const avant =
    isDetaillee && soin.retenue !== null && d.retenue > 0
      ? ` (avant ${libellesRetenue[soin.retenue]})`
      : ''
  return [
    { montant: d.theoriqueRo, quoi: `de part de l’Assurance maladie${avant}` },
    { montant: d.majoration, quoi: 'de majoration hors parcours (40\u00a0% non pris en charge)' },
  ]
}

/** What the guarantee promises for this act, before the real price limits it; null: everything. */
function promesse(facture: SoinFacture, regle: Regle, d: Decompte): Equation | null {
  const { soin, compteurs } = facture
  const parts = partsAssuranceMaladie(facture, d)
  const enTout = soin.plafondTotal === null ? null : soin.plafondTotal * d.unitesPayees
  const limiter = (promis: Equation) => auPlus(promis, enTout, 'au total')
  switch (regle.type) {
    case 'brss': {
      const base = d.base ?? 0
      return moins(limiter(pourcentageDe(regle.taux, base, pourcent(base, regle.taux))), parts)
    }
    case 'forfait':
      return moins(
        limiter(fois(depart(regle.montant), d.unitesPayees)),
        regle.isRoInclus ? parts.slice(0, 1) : [],
      )
    case 'enveloppe': {
      const annee = moins(depart(regle.montant, 'par an'), [
        { montant: compteurs.enveloppe, quoi: 'déjà utilisés' },
      ])
      const ticket = moins(depart(d.base ?? 0), parts)
      if (ticket.montant <= annee.montant) return annee
      const texte = `le ticket modérateur, ce qui reste du forfait de l’année étant inférieur\u00a0: ${ticket.texte}`
      return { ...ticket, texte }
    }
    case 'fraisReels':
      return soin.prixLimite === null
        ? null
        : moins(fois(depart(soin.prixLimite), d.unitesPayees), parts)
    case 'aucune':
      return depart(0)
  }
}

/** What is left of the price for a contract, without what nobody may pay. */
const resteAPayer = (facture: SoinFacture, d: Decompte, isSeul: boolean): Equation =>
  moins(depart(d.depense), [
    { montant: d.horsLimite, quoi: 'au-delà du prix limite' },
    { montant: montureExclue(facture), quoi: 'de monture au-delà de la limite' },
    ...partsAssuranceMaladie(facture, d, isSeul),
    { montant: d.depassementExclu, quoi: 'de dépassement hors parcours, non pris en charge' },
  ])

/** Where a bill has a base, the part above it is told apart, each with its own share. */
function surLaBase({ soin }: SoinFacture, d: Decompte): string {
  if (!soin.isBaseDite || d.base === null || d.depense <= d.base) return ''
  const ticket = Math.max(0, d.base - d.theoriqueRo - d.majoration)
  const surBase = Math.min(d.rc, ticket)
  const depassement = `sur les ${montant(d.depense - d.base)} de dépassement`
  const base = `\u00a0; soit ${montant(surBase)} sur la base et`
  return d.rc > surBase
    ? `${base} ${montant(d.rc - surBase)} ${depassement} = ${montant(d.rc)}`
    : `${base} rien ${depassement}`
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
  const retenue = soin.retenue === null ? '' : libellesRetenue[soin.retenue]
  const du = somme([
    { montant: d.majoration, quoi: 'hors parcours de soins' },
    { montant: d.depassementExclu, quoi: 'de dépassement hors parcours, jamais remboursé' },
    { montant: d.depassement, quoi: 'au-delà de la garantie' },
    { montant: d.retenue, quoi: `${de(retenue)}, jamais remboursée` },
  ])
  const dit = du?.texte ?? 'Rien ne reste à votre charge'
  return d.horsLimite === 0
    ? dit
    : `${dit}. ${montant(d.horsLimite)} au-delà du prix limite\u00a0: votre professionnel ne peut pas vous les demander`
}

/** Above the price limit nobody owes anything: what to tell the professional; null: all is well. */
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
  return `Pour ce soin ${panier}, votre professionnel ne peut pas demander plus ${de(detail)}. Les ${montant(d.horsLimite)} en trop ne sont pas un reste à charge\u00a0: faites corriger le devis ou la facture.`
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
  // Renewed too early, the other act is paid by nobody either: it would only be cheaper.
  const isPayee = possible.ro + possible.rc > 0
  return isPayee && possible.reste < reste ? { soin: autre, depense, reste: possible.reste } : null
}
