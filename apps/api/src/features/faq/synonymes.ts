import { motsUtiles, racine } from '@espace-adherent/domain'

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
].map((ligne) => {
  const noms = ligne.split(',').map(motsUtiles)
  return {
    noms: noms.map((mots) => mots.map(racine)),
    formes: [...new Set(noms.flat().flatMap((mot) => [mot, racine(mot)]))],
  }
})

/** The other names, words and stems, of whatever is named in these stems. */
export const voisins = (racines: readonly string[]): string[] =>
  groupes.filter(({ noms }) => noms.some(isIn(racines))).flatMap(({ formes }) => formes)

/** A name of several words counts when they follow each other. */
const isIn = (racines: readonly string[]) => (nom: readonly string[]) =>
  racines.some((_, debut) => nom.every((mot, i) => racines[debut + i] === mot))
