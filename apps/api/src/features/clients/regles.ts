import { CONSENTEMENT_SANTE, type ValeursClient } from '@espace-adherent/contract'
import {
  champsReconnaissance,
  clesFonctionnalites,
  isAvantConnexion,
  messagePaireFaible,
  pairesFaibles,
} from '@espace-adherent/domain'
import { AppError, isLoopback } from '../../platform/http/index.ts'
import type { EtatClient } from './clients.schema.ts'
import { textes } from './textes.ts'

export type Fautes = Record<string, string>
type Autre = { code: string; libelle: string; adresses: readonly string[] }

export function refuse(fautes: Fautes): void {
  if (Object.keys(fautes).length > 0) throw new AppError('BadRequest', undefined, fautes)
}

/** What is wrong with a client as it would become, by the field where it is to be mended. */
export function fautesDe(
  code: string,
  etat: Omit<EtatClient, 'logos'>,
  changees: ValeursClient,
  autres: readonly Autre[],
): Fautes {
  return {
    ...(changees.charte && fautesCharte(etat.charte)),
    ...fautesAdresses(code, etat, autres),
    ...(changees.config && fautesConsentements(etat.config)),
    ...(changees.config && fautesPersonnel(etat.config)),
    ...(changees.config && fautesDonnees(etat.config)),
  }
}

/** Each pair that cannot be read is said at the colour of its text. */
export function fautesCharte(charte: EtatClient['charte']): Fautes {
  const fautes: Fautes = {}
  for (const mode of ['clair', 'sombre'] as const)
    for (const paire of pairesFaibles(charte[mode]))
      fautes[`charte.${mode}.${paire.texte}`] ??= messagePaireFaible(paire)
  return fautes
}

function fautesAdresses(
  code: string,
  { adresses, adressesRestreintes, adressePublique }: Omit<EtatClient, 'logos'>,
  autres: readonly Autre[],
): Fautes {
  const fautes: Fautes = {}
  for (const autre of autres) {
    const pris = adresses.find((hote) => autre.code !== code && autre.adresses.includes(hote))
    if (pris) fautes.adresses = textes.hotePris(pris, autre.libelle)
  }
  const inconnue = adressesRestreintes.find((hote) => !adresses.includes(hote))
  if (inconnue) fautes.adressesRestreintes = textes.restreinteInconnue(inconnue)
  const publique = adressePublique === null ? null : URL.parse(adressePublique)
  if (publique && !adresses.includes(publique.hostname))
    fautes.adressePublique = textes.publiqueInconnue
  else if (publique?.protocol === 'http:' && !isLoopback(publique.hostname))
    fautes.adressePublique = textes.publiqueHttp
  return fautes
}

/** Staff read the data of everybody: nobody takes their second factor off from here. */
const fautesPersonnel = ({ isSecondFacteurPersonnel = true }: EtatClient['config']): Fautes =>
  isSecondFacteurPersonnel
    ? {}
    : { 'config.isSecondFacteurPersonnel': textes.secondFacteurPersonnel }

/** What may be asked of people depends on what is covered (décret 2019-341; CNIL, 14/11/2022). */
function fautesDonnees({
  createAccountAuthMode,
  hasSanteOuInvalidite = false,
  hasContratsNonResponsables = false,
  consentements,
}: EtatClient['config']): Fautes {
  const isConsenti = consentements.some(({ nom }) => nom === CONSENTEMENT_SANTE)
  return {
    ...(champsReconnaissance(createAccountAuthMode).nir &&
      !hasSanteOuInvalidite && { 'config.createAccountAuthMode': textes.nirReserve }),
    ...(hasContratsNonResponsables &&
      !isConsenti && {
        'config.hasContratsNonResponsables': textes.consentementSante(CONSENTEMENT_SANTE),
      }),
  }
}

/** Answers are kept by name: two questions cannot share one. */
function fautesConsentements({ consentements }: EtatClient['config']): Fautes {
  const noms = consentements.map(({ nom }) => nom)
  const double = noms.findIndex((nom, rang) => noms.indexOf(nom) !== rang)
  if (double === -1) return {}
  return {
    [`config.consentements.${double}.nom`]: textes.consentementDouble(noms[double] ?? ''),
  }
}

/** What is closed to an offer: a feature that there is, to an offer that there is, once one is signed in. */
export function fautesOffres(
  { fonctionnalites, offresFermees }: Pick<EtatClient, 'fonctionnalites' | 'offresFermees'>,
  offres: readonly string[],
): Fautes {
  const fautes: Fautes = {}
  const cles = clesFonctionnalites(fonctionnalites)
  for (const [cle, noms] of Object.entries(offresFermees)) {
    const inconnue = noms.find((nom) => !offres.includes(nom))
    if (!cles.includes(cle)) fautes[`offresFermees.${cle}`] = textes.fonctionnaliteInconnue
    else if (isAvantConnexion(cle)) fautes[`offresFermees.${cle}`] = textes.avantConnexion
    else if (inconnue !== undefined) fautes[`offresFermees.${cle}`] = textes.offreInconnue(inconnue)
  }
  return fautes
}
