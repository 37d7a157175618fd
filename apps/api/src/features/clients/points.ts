import type { Accord, Ouverture } from '@espace-adherent/contract'
import { BLOC_PAGES_STATIQUES, PAGES_OBLIGATOIRES } from '@espace-adherent/contract'
import {
  formatInstantCourt,
  isNomme,
  pairesDeTexte,
  pairesFaibles,
  trousDe,
} from '@espace-adherent/domain'
import { textOfHtml } from '../contenu/index.ts'
import { nomCourt, type Preparation } from '../portail/index.ts'
import type { ClientRow, LogoRow } from './clients.repository.ts'
import { textes } from './textes-ouverture.ts'

type Point = Ouverture['points'][number]
export type Texte = { id: string; bloc: string; name: string; title: string; content: string }

export type Lu = {
  row: ClientRow & { preparation: Preparation }
  logos: readonly LogoRow[]
  /** Where people will reach it. */
  url: string
  contenus: readonly Texte[]
  modele: { libelle: string; adresses: readonly string[] } | null
  /** What waits for a second administrator. */
  accord: Accord | null
  administrateurs: number
}

const { points: t } = textes
const onglet = (nom: string) => ({ onglet: nom })
/** A page of its own back office: contents are looked after there. */
const chezLui = ({ url }: Lu, page: string) => ({ url: `${url}/?administration#/admin/${page}` })
const etatDe = (manques: readonly unknown[]) => (manques.length === 0 ? 'pret' : 'manque')
const attend = ({ accord }: Lu, chemin: string) =>
  accord?.changements.some(({ champ }) => champ === chemin || champ.startsWith(`${chemin}.`))
    ? accord
    : null

/** Everything that stands between a client and its visitors, looked at as it is now. */
export const pointsDe = (lu: Lu): Point[] => [
  argent(lu),
  legaux(lu),
  contenus(lu),
  fournisseur(lu),
  identite(lu),
  charte(lu),
  essai(lu),
  droits(lu),
]

function argent(lu: Lu): Point {
  const { config } = lu.row
  const places = [
    {
      chemin: 'config.ics',
      nom: t.argent.ics,
      is: Boolean(config.ics) || config.isSansPrelevement,
    },
    {
      chemin: 'config.pointDeVente',
      nom: t.argent.pointDeVente,
      is: Boolean(config.pointDeVente) || config.isSansCarte,
    },
  ]
  const vides = places.filter(({ is }) => !is)
  const attendus = vides.length > 0 && vides.every(({ chemin }) => attend(lu, chemin))
  return {
    cle: 'argent',
    etat: attendus ? 'attend' : etatDe(vides),
    titre: t.argent.titre,
    texte: attendus
      ? t.attend
      : t.argent.texte(
          vides.map(({ nom }) => nom),
          lu.modele?.libelle ?? null,
        ),
    compte: t.argent.compte(vides.length, places.length),
    lien: onglet('identite'),
  }
}

function legaux(lu: Lu): Point {
  const { mediateurNom } = lu.row.config
  const pages = lu.contenus.filter(({ bloc }) => bloc === BLOC_PAGES_STATIQUES)
  const absentes = PAGES_OBLIGATOIRES.filter(
    (nom) => !pages.some(({ name, content }) => name === nom && textOfHtml(content) !== ''),
  )
  const trouees = pages.flatMap(({ title, content }) => {
    const trous = trousDe(textOfHtml(content))
    return trous.length > 0 ? [t.legaux.passages(title, trous.length)] : []
  })
  const manques = [
    ...absentes.map((nom) => t.legaux.absente(nom)),
    ...trouees,
    ...(mediateurNom ? [] : [t.legaux.mediateur]),
  ]
  const nouvelles = absentes.filter((nom) => !pages.some(({ name }) => name === nom))
  // Who mediates is one more.
  const total = pages.length + nouvelles.length + 1
  const prets = total - manques.length
  return {
    cle: 'legaux',
    etat: etatDe(manques),
    titre: t.legaux.titre,
    texte: manques.length === 0 ? t.legaux.pret : manques.join(' · '),
    compte: t.legaux.compte(prets, total),
    lien: absentes.length + trouees.length > 0 ? chezLui(lu, 'contenus') : onglet('identite'),
  }
}

/** What the other is known by, where it is not this one's own name too. */
const nomsDe = ({ modele, row }: Lu): string[] =>
  modele === null
    ? []
    : [
        modele.libelle,
        nomCourt(modele.libelle),
        ...modele.adresses.filter((hote) => hote.includes('.') && !row.adresses.includes(hote)),
      ].filter((nom) => !isNomme(row.libelle, [nom]))

function contenus(lu: Lu): Point {
  const noms = nomsDe(lu)
  const { config } = lu.row
  const nommes = [
    ...lu.contenus.map(({ title, content }) => ({
      nom: title,
      texte: `${title} ${textOfHtml(content)}`,
    })),
    ...Object.entries(t.contenus.reglages).map(([cle, nom]) => ({
      nom,
      texte: textOfHtml(JSON.stringify(config[cle as keyof typeof config] ?? '')),
    })),
  ].filter(({ texte }) => isNomme(texte, noms))
  const isReglage = nommes.some(({ nom }) =>
    Object.values(t.contenus.reglages).includes(nom as never),
  )
  const isPage = nommes.length > (isReglage ? 1 : 0)
  return {
    cle: 'contenus',
    etat: etatDe(nommes),
    titre: t.contenus.titre,
    texte: t.contenus.texte(
      nommes.map(({ nom }) => nom),
      lu.modele ? nomCourt(lu.modele.libelle) : null,
    ),
    compte: t.contenus.compte(lu.contenus.length - nommes.length, lu.contenus.length),
    lien: isReglage && !isPage ? onglet('identite') : chezLui(lu, 'contenus'),
  }
}

function fournisseur(lu: Lu): Point {
  const { fournisseurExterne } = lu.row
  const accord = attend(lu, 'fournisseurExterne')
  return {
    cle: 'fournisseur',
    etat: accord ? 'attend' : 'pret',
    titre: t.fournisseur.titre,
    texte: accord
      ? t.fournisseur.attend(
          accord.par ?? textes.quelquun,
          formatInstantCourt(new Date(accord.demandeLe)),
        )
      : fournisseurExterne
        ? fournisseurExterne.issuer
        : t.fournisseur.aucun,
    compte: accord
      ? t.attendCompte
      : fournisseurExterne
        ? t.fournisseur.regle
        : t.fournisseur.portail,
    lien: onglet('identite'),
  }
}

function identite(lu: Lu): Point {
  const { adressePostale, contact, siren, formeJuridique } = lu.row.config
  const manques = [
    ...(adressePostale.trim() ? [] : [t.identite.adresse]),
    ...(contact ? [] : [t.identite.telephone]),
    ...(siren ? [] : [t.identite.siren]),
    ...(formeJuridique ? [] : [t.identite.forme]),
  ]
  return {
    cle: 'identite',
    etat: etatDe(manques),
    titre: t.identite.titre,
    texte: manques.length === 0 ? t.identite.pret(lu.url) : t.manque(manques),
    compte: t.surQuatre(4 - manques.length),
    lien: onglet('identite'),
  }
}

function charte(lu: Lu): Point {
  const { clair, sombre } = lu.row.charte
  const faibles = [...pairesFaibles(clair), ...pairesFaibles(sombre)]
  const sansLogo = !lu.logos.some(({ nom }) => nom === 'entete')
  const total = pairesDeTexte.length
  const lisibles = total - new Set(faibles.map(({ texte, fond }) => `${texte} ${fond}`)).size
  return {
    cle: 'charte',
    etat: etatDe([...faibles, ...(sansLogo ? [null] : [])]),
    titre: t.charte.titre,
    texte: sansLogo ? t.charte.sansLogo : t.charte.texte(lisibles, total),
    compte: t.charte.compte(lisibles, total),
    lien: onglet('charte'),
  }
}

function essai(lu: Lu): Point {
  const fait = lu.row.preparation.essai
  // At another address its links would lead elsewhere: it proves nothing any more.
  const isIci = fait?.url === lu.url
  const recuLe = isIci ? fait?.recuLe : null
  const texte = recuLe
    ? t.essai.recu(formatInstantCourt(new Date(recuLe)), lu.url)
    : isIci && fait
      ? t.essai.envoye(formatInstantCourt(new Date(fait.envoyeLe)))
      : t.essai.aFaire
  return {
    cle: 'essai',
    etat: recuLe ? 'pret' : 'manque',
    titre: t.essai.titre,
    texte,
    compte: recuLe ? t.essai.recuCompte : t.essai.aRecevoir,
    lien: onglet('ouverture'),
  }
}

const droits = (lu: Lu): Point => ({
  cle: 'droits',
  etat: lu.administrateurs < 2 ? 'manque' : 'pret',
  titre: t.droits.titre,
  texte: lu.administrateurs < 2 ? t.droits.seul : t.droits.texte(lu.administrateurs),
  compte: t.droits.compte(lu.administrateurs),
  lien: chezLui(lu, 'utilisateurs'),
})
