import type { TypeAdresse } from '@espace-adherent/domain/adresse/adresse.ts'
import { denombre } from '@espace-adherent/domain/texte'

export const textes = {
  codePostal: 'Code postal',
  localite: 'Localité',
  recherche: 'Recherche des localités…',
  proposees: (nombre: number) =>
    nombre > 1 ? denombre(nombre, 'localité proposée') : 'Une localité proposée',
  choisirLocalite: 'Choisir une localité',
  autre: 'Autre localité…',
  retourListe: 'Choisir dans la liste',
  inconnu: 'Aucune localité connue pour ce code postal\u00a0: écrivez la vôtre.',
  echec: 'La liste des localités n’a pas pu être chargée\u00a0: écrivez la vôtre.',
  votreAdresse: 'Votre adresse',
  votreAdresseAide:
    'Écrivez le numéro, la rue et la ville\u00a0: nous vous proposons des adresses.',
  proposeesAdresses: 'Adresses proposées',
  adressesProposees: (nombre: number) =>
    nombre > 1 ? denombre(nombre, 'adresse proposée') : 'Une adresse proposée',
  aucuneAdresse:
    'Aucune adresse trouvée\u00a0: ajoutez le code postal et la ville, ou écrivez-la à la main.',
  echecAdresses: 'Les propositions ne viennent pas\u00a0: écrivez l’adresse à la main.',
  aLaMain: 'Écrire l’adresse à la main',
  replier: 'Replier',
  typeDAdresse: 'Type d’adresse',
  types: {
    francaise: 'En France',
    cedex: 'En France, avec un CEDEX',
    etrangere: 'À l’étranger',
  } satisfies Record<TypeAdresse, string>,
  pays: 'Pays',
  pointRemiseCourrier: 'Appartement, étage, couloir',
  complementGeographique: 'Entrée, bâtiment, résidence',
  numVoie: 'Numéro',
  btq: 'Bis, ter…',
  sansBtq: 'Aucun',
  natureVoie: 'Type de voie',
  libelleVoie: 'Nom de la voie',
  numeroEtVoie: 'Numéro et voie',
  lieuDit: 'Lieu-dit',
  quartier: 'Quartier, région ou État',
  mentionParticuliere: 'Boîte postale ou mention (BP, CS, TSA)',
  codeCedex: 'Code CEDEX',
  nomCedex: 'Nom du bureau CEDEX',
  bureauCedex: 'Numéro',
  aideVoie: 'À défaut, indiquez un lieu-dit',
  aideNomCedex: 'Le nom qui précède le mot «\u00a0CEDEX\u00a0»',
  apercu: 'Aperçu de l’adresse',
  apercuVide: 'L’adresse apparaîtra ici telle qu’elle sera écrite sur nos courriers.',
} as const
