import { motsUtiles, racine, type Voisins } from '@espace-adherent/domain'

/** What members call by one name and the insurer by another. Each line is one thing. */
const groupes = [
  'optique, lunettes, verres, monture, lentilles, opticien, ophtalmo',
  'dentaire, dentiste, dents, couronne, prothèse dentaire, orthodontie',
  'audition, audioprothèse, appareil auditif, oreille',
  'mutuelle, complémentaire, complémentaire santé, assurance santé',
  'RIB, IBAN, coordonnées bancaires, compte bancaire, banque',
  'carte, tiers payant, carte de mutuelle',
  'médecin, docteur, doc, généraliste',
  'mot de passe, mdp, password',
  'identifiant, login, nom d’utilisateur',
  'e-mail, mail, courriel, adresse électronique',
  'connexion, connecter, se connecter, accès, accéder, authentification',
  'bloqué, suspendu, verrouillé',
  'remboursement, remboursé, virement, versement, règlement, paiement, argent',
  'décompte, relevé',
  'résilier, résiliation, arrêter, quitter, rompre, partir, départ',
  'bénéficiaire, ayant droit, famille',
  'enfant, bébé, naissance, fils, fille',
  'conjoint, époux, épouse, mari, femme, mariage, pacs, concubin',
  'radier, radiation, retirer, enlever, supprimer',
  'cotisation, prélèvement, mensualité, tarif, prix',
  'hospitalisation, hôpital, clinique, opération, chirurgie',
  'télétransmission, Noémie, carte Vitale',
  'perdu, perte, perdre, volé, vol',
  'adresse, déménagement, déménager, domicile',
  'facture, justificatif, feuille de soins',
  'assurance maladie, sécurité sociale, sécu, CPAM, ameli',
  'pharmacie, pharmacien, médicament',
  'ostéopathe, ostéo, médecine douce',
  'données personnelles, RGPD, vie privée',
  'consulter, consulté, voir, vu, lire, lu',
  'téléphone, mobile, portable, SMS',
  'garantie, couverture, niveau de remboursement',
  'reste à charge, dépassement',
].map((ligne) => toGroupe(ligne.split(',')))

/** `seules`: names of one word. Of « médecine douce », neither word alone is another name of anything. */
type Groupe = { noms: string[][]; formes: string[]; seules: string[] }

/** The other names, words and stems, of whatever is named in these stems. */
export type Synonymes = {
  tous(racines: readonly string[]): string[]
  /** Of each of these stems, by all the names that it is a part of. */
  parMot: Voisins
}

/** Those that the portal knows, and what the insurer's staff have added to them. */
export function createSynonymes(
  ajoutes: readonly { mot: string; autres: readonly string[] }[],
): Synonymes {
  const tenus = [...groupes, ...ajoutes.map(({ mot, autres }) => toGroupe([mot, ...autres]))]
  const parMot: Voisins = (racines) => {
    const siens = racines.map((): string[] => [])
    for (const { noms, seules } of tenus)
      for (const nom of noms)
        for (const debut of placesDe(nom, racines))
          for (let i = debut; i < debut + nom.length; i++) siens[i]?.push(...seules)
    return siens
  }
  return {
    parMot,
    tous: (racines) =>
      tenus
        .filter(({ noms }) => noms.some((nom) => placesDe(nom, racines).length > 0))
        .flatMap(({ formes }) => formes),
  }
}

/** Without those of anybody: what every insurer begins with. */
export const synonymesCommuns = createSynonymes([])

function toGroupe(ecrits: readonly string[]): Groupe {
  const noms = ecrits.map(motsUtiles).filter((mots) => mots.length > 0)
  return {
    noms: noms.map((mots) => mots.map(racine)),
    formes: [...new Set(noms.flat().flatMap((mot) => [mot, racine(mot)]))],
    seules: noms.flatMap((mots) => (mots.length === 1 ? mots : [])),
  }
}

/** A name of several words counts when they follow each other. */
const placesDe = (nom: readonly string[], racines: readonly string[]): number[] =>
  racines.flatMap((_, debut) => (nom.every((mot, i) => racines[debut + i] === mot) ? [debut] : []))
