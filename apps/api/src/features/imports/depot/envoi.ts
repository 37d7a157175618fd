import { randomBytes } from 'node:crypto'
import type { EnvoiRecu, Manifeste } from '@espace-adherent/contract/imports'
import { nomsEntites } from '@espace-adherent/contract/imports'
import {
  type EtatLot,
  etatsEnCours,
  type FichierDuLot,
  JOURS_LOT,
  MORCEAU_OCTETS,
  refusEnvoi,
} from '@espace-adherent/domain'
import { type Ecriture, unchanged, write } from '../../../noyau/index.ts'
import { AppError } from '../../../platform/http/index.ts'
import type { FileStore } from '../../../platform/storage/index.ts'
import type { StaffContext } from '../../context.ts'
import { note, quiDe } from '../../nouvelles/index.ts'
import { ArretError } from '../lecture/bruts.ts'
import { empreinteDe, lireManifeste } from '../lecture/dossier.ts'
import { nomRejets } from '../lecture/rejets.ts'
import { textes as arrets } from '../textes.ts'
import {
  addMorceau,
  deleteFichiers,
  findFichier,
  findFichiers,
  findLotParId,
  findOctets,
  insertEnvoi,
  insertFichiers,
  type LotRow,
  lockLotParId,
  lockLotParNom,
  saveLotRow,
} from './depot.repository.ts'
import { nomDeStore } from './lieu-depot.ts'
import { textes } from './textes.ts'

const JOUR_MS = 86_400_000
export const expiryOf = (now: Date) => new Date(now.getTime() + JOURS_LOT * JOUR_MS)

type Deps = { store: FileStore; octetsMax: number }
type Recu = { recus: number; isComplet: boolean }
type Voulus = readonly FichierDuLot[]
type Voulu = { fichiers: Voulus } & ({ manifeste: string } | { corrige: string })

/** A lot that is to be sent: by its manifest, or refused records of one that is done. */
type Annonce = Pick<LotRow, 'source' | 'lot' | 'empreinte' | 'manifeste' | 'corrige'> & {
  prisLe: Date
  noms: readonly string[]
}

async function annonceDe(context: StaffContext, voulu: Voulu): Promise<Annonce> {
  if ('manifeste' in voulu) {
    const { manifeste } = voulu
    const { source, lot, prisLe, fichiers } = lire(manifeste)
    const noms = fichiers.map(({ fichier }) => fichier)
    const empreinte = empreinteDe(manifeste)
    return { source, lot, empreinte, manifeste, corrige: null, prisLe: new Date(prisLe), noms }
  }
  const base = await findLotParId(context.db, context.client.code, voulu.corrige)
  if (!base) throw new AppError('NotFound')
  if (base.etat !== 'fait') throw new AppError('Conflict', textes.pasFini)
  const noms = nomsEntites
    .map(nomRejets)
    .filter((nom) => voulu.fichiers.some((fichier) => fichier.nom === nom))
  if (noms.length === 0) throw new AppError('BadRequest', textes.sansRejets)
  const { source, prisLe } = base
  const corrige = base.corrige ?? base.lot
  // Told apart from what was corrected before; its manifest is made of what comes.
  const lot = `${base.lot.slice(0, 80)}/${randomBytes(4).toString('hex')}`
  return {
    source,
    lot,
    empreinte: '',
    manifeste: null,
    corrige,
    prisLe: prisLe ?? context.now,
    noms,
  }
}

function lire(manifeste: string): Manifeste {
  try {
    return lireManifeste(manifeste)
  } catch (error) {
    if (error instanceof ArretError) throw new AppError('BadRequest', error.message)
    throw error
  }
}

const enCours: readonly EtatLot[] = [...etatsEnCours, 'a-confirmer']

/** Why the lot that has this name is left as it is; `reprise`: it is being sent by the same person. */
function regarder(connu: LotRow, { empreinte }: Annonce, compteId: string): 'reprise' | 'remplace' {
  const conflit = (phrase: string): never => {
    throw new AppError('Conflict', phrase)
  }
  if (connu.etat === 'fait')
    return conflit(
      connu.empreinte === empreinte ? textes.dejaImporte : arrets.autreContenu(connu.lot),
    )
  if (enCours.includes(connu.etat)) return conflit(textes.enCours)
  if (connu.etat !== 'envoi') return 'remplace'
  if (connu.lancePar !== compteId) return conflit(textes.envoyeParUnAutre)
  return connu.empreinte === empreinte ? 'reprise' : 'remplace'
}

const isMemes = (deja: Voulus, voulus: Voulus) =>
  deja.length === voulus.length &&
  voulus.every(({ nom, taille }) => deja.some((un) => un.nom === nom && un.taille === taille))

/** Files of a lot, part by part: nothing of them is whole in memory, and a sending that was cut goes on. */
export function createEnvoi({ store, octetsMax }: Deps) {
  const remove = async (noms: readonly string[]) => {
    for (const nom of noms) await store.remove(nom)
  }

  /** The row of the lot, with no file yet; or as it stood, of a sending that goes on. */
  async function openRow(e: Ecriture, context: StaffContext, annonce: Annonce, voulus: Voulus) {
    const { client, visiteur, now } = context
    const { noms: _, ...lot } = annonce
    const neuf = {
      ...lot,
      clientCode: client.code,
      etages: '',
      etat: 'envoi' as const,
      ...{ etapes: 0, faites: 0, rapport: null, avancement: null, arret: null },
      lancePar: visiteur.compteId,
      confirmePar: null,
      commenceLe: now,
      finiLe: null,
      effacerLe: expiryOf(now),
    }
    const connu = await lockLotParNom(e, neuf)
    if (!connu) {
      const id = await insertEnvoi(e, neuf)
      if (!id) throw new AppError('Conflict', textes.envoyeParUnAutre)
      return { id, isNeuf: true, anciens: [] }
    }
    const { id } = connu
    const isReprise =
      regarder(connu, annonce, visiteur.compteId) === 'reprise' &&
      isMemes(await findFichiers(e, id), voulus)
    if (isReprise) return { id, isNeuf: false, anciens: [] }
    const anciens = await findOctets(e, id)
    await deleteFichiers(e, id)
    await saveLotRow(e, id, neuf)
    return { id, isNeuf: true, anciens }
  }

  return {
    /** Begins to send a lot, or goes on where it stood. */
    async ouvrir(context: StaffContext, voulu: Voulu): Promise<EnvoiRecu> {
      const annonce = await annonceDe(context, voulu)
      const refus = refusEnvoi(voulu.fichiers, { noms: annonce.noms, octetsPiece: octetsMax })
      if (refus) throw new AppError('BadRequest', refus)
      const { anciens, ...recu } = await write(context.db, quiDe(context), async (e) => {
        const { id, isNeuf, anciens } = await openRow(e, context, annonce, voulu.fichiers)
        if (isNeuf)
          await insertFichiers(
            e,
            voulu.fichiers.map((fichier) => ({ ...fichier, lotId: id })),
          )
        const fichiers = await findFichiers(e, id)
        return unchanged(e, {
          ...{ id, anciens },
          fichiers: fichiers.map(({ nom, taille, recus }) => ({ nom, taille, recus })),
        })
      })
      await remove(anciens)
      return recu
    },

    /** One part, where the last one ended. What came before is answered as it is, and read for nothing. */
    async recevoir(
      context: StaffContext,
      { id, nom, debut }: { id: string; nom: string; debut: number },
      contenu: AsyncIterable<Buffer>,
    ): Promise<Recu> {
      const { db, client } = context
      const lot = await findLotParId(db, client.code, id)
      const fichier = lot && (await findFichier(db, id, nom))
      if (!fichier) throw new AppError('NotFound')
      if (lot.etat !== 'envoi') throw new AppError('Conflict', textes.plusEnEnvoi)
      if (debut > fichier.recus) throw new AppError('Conflict', textes.horsOrdre)
      if (debut < fichier.recus) {
        for await (const _ of contenu);
        return { recus: fichier.recus, isComplet: false }
      }
      const attendus = Math.min(MORCEAU_OCTETS, fichier.taille - debut)
      const remoteFileName = nomDeStore()
      let octets = 0
      await store.put(
        remoteFileName,
        (async function* () {
          for await (const morceau of contenu) {
            octets += morceau.length
            yield morceau
          }
          if (octets !== attendus) throw new AppError('BadRequest', textes.mauvaiseTaille)
        })(),
      )
      const fait = await write(db, quiDe(context), async (e) => {
        const tenu = await lockLotParId(e, client.code, id)
        const morceau = { lotId: id, nom, debut, remoteFileName, octets }
        if (tenu?.etat !== 'envoi' || !(await addMorceau(e, morceau)))
          return unchanged<Recu | null>(e, null)
        const fichiers = await findFichiers(e, id)
        const isComplet = fichiers.every(({ recus, taille }) => recus === taille)
        const recu = { recus: debut + octets, isComplet }
        if (!isComplet) return unchanged<Recu | null>(e, recu)
        await saveLotRow(e, id, { etat: 'depose', modifieLe: context.now })
        const ligne = { a: 'auteur', action: 'import-envoye', objet: 'import', cible: id } as const
        await note(e, { ...ligne, detail: { fichiers: fichiers.length } })
        return unchanged<Recu | null>(e, recu)
      })
      if (fait) return fait
      await store.remove(remoteFileName)
      throw new AppError('Conflict', textes.horsOrdre)
    },
  }
}
export type Envoi = ReturnType<typeof createEnvoi>
