import { buffer } from 'node:stream/consumers'
import {
  type ApercuTraitement,
  type apercuTraitementResource,
  type ChoixAvis,
  type Data,
  type DossierTraitement,
  type dossierTraitementResource,
  type GesteGestionnaire,
  type GesteMotif,
  gesteGestionnaireSchema,
  isEchange,
  type Query,
  teteDe,
} from '@espace-adherent/contract'
import {
  dateAParis,
  hasDroit,
  isPermisAuConcerne,
  isPossible,
  type LecteurPiece,
  type Lien,
  type LigneResume,
  peutDonnerAvis,
  peutLirePiece,
  realFaults,
  refusDeport,
} from '@espace-adherent/domain'
import { z } from 'zod'
import { findNomOffre, write } from '../../noyau/index.ts'
import { sealed } from '../../noyau/sealed.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import { type Executor, upkeep } from '../../platform/db/index.ts'
import { AppError, staleWrite } from '../../platform/http/index.ts'
import type { FileContent } from '../../platform/resources/index.ts'
import type { StaffContext } from '../context.ts'
import { agentDe, findLien } from '../deport.ts'
import { recordRefus } from '../historique/index.ts'
import { membreDe, prenomSalue, tell } from '../nouvelles/index.ts'
import { ouvrirDossier } from '../surveillance/index.ts'
import { quelleDe, suiteDe } from './courriel.ts'
import type { Delais } from './delais.ts'
import { coursDe, isIrrefusable, referenceDe } from './demande.ts'
import { type DemandeRow, findDemande } from './demandes.repository.ts'
import { lignesSansDemandeur, lireDemandeur } from './demandeur.ts'
import { concerneDe } from './deport.ts'
import { lignesLues, readDossier, toDemande, toPiece } from './dossier.ts'
import { findAnterieures, findLigneFile, findProprietaire } from './file.repository.ts'
import { toLigne } from './file.ts'
import type { GestesDeps } from './gestes.ts'
import { findLegales } from './legales.repository.ts'
import { finDesPieces } from './legales.ts'
import { isATenir, type Legale, toLegale } from './legales-dites.ts'
import { fillIn } from './modeles.ts'
import type { Moteur, Reprise } from './moteur.ts'
import { findMotifs } from './motifs.repository.ts'
import { porteeDe, requireDansPortee } from './portee.ts'
import { findRegistre } from './registre.repository.ts'
import { findReunissables, followJointe } from './reunion.repository.ts'
import { findSignature } from './signature.repository.ts'
import { printPreuve } from './signature.ts'
import {
  findChampsDemandes,
  findNotes,
  findPieces,
  holdAvis,
  saveAvis,
} from './suivi.repository.ts'
import { textes } from './textes.ts'

type Deps = GestesDeps & { delais: Delais }

/** As many as a clerk looks back on. */
const ANTERIEURES_MAX = 10

const gestesPossibles = gesteGestionnaireSchema.options.map(({ shape }) => shape.geste.value)

export const createDossierTraitementSource = (deps: Deps) => ({
  async list(
    context: StaffContext,
    { id }: Query<typeof dossierTraitementResource>,
  ): Promise<DossierTraitement[]> {
    const { db, client, now } = context
    await requireDansPortee(context, id)
    const [row, ligne] = await Promise.all([
      findDemande(db, client.code, id),
      findLigneFile(db, client.code, id),
    ])
    if (!row || !ligne) throw new AppError('NotFound')
    if (row.compteId) await ouvrirDossier(context, row.compteId, 'demande', id)
    const lien = await findLien(db, agentDe(context), concerneDe(deps.sealer, row))
    const lecteur = lecteurDe(context, lien)
    const [dossier, reprise, notes, motifs, legales, registre, anterieures, reunissables] =
      await Promise.all([
        readDossier(deps, db, { row, nomOffre: await findNomOffre(db, row) }, lecteur, now),
        takeUp(deps.moteur, context, row),
        // What colleagues say of it among themselves is not for whom it is about.
        lien ? [] : findNotes(db, id),
        findMotifs(db, client.code, row.acte),
        findLegales(db, id),
        findRegistre(db, id),
        row.compteId
          ? findAnterieures(db, {
              compteId: row.compteId,
              sauf: id,
              limite: ANTERIEURES_MAX,
              portee: porteeDe(context),
            })
          : [],
        isEchange(row.acte) && !row.jointeA ? findReunissables(db, row) : [],
      ])
    const garde = await followJointe(db, row)
    // Whoever closes a message may answer as they do.
    const cours = coursDe(row, true)
    const jour = dateAParis(now)
    // Of a death, none is asked for twice.
    const interdites = (await finDesPieces(db, row)) ? await findChampsDemandes(db, id) : []
    return [
      {
        ...dossier,
        ...toLigne(deps, ligne),
        lignes: lignesSansDemandeur(dossier.lignes, lireDemandeur(deps.sealer, row)),
        compteId: row.compteId,
        changement:
          reprise && toChangement(reprise, lignesLues(deps, row, lecteur, reprise.lignes)),
        isAComparer: isAComparer(context, reprise) && lien === null,
        // Amounts, letters and accounts stay the member’s: staff read the words.
        suite: dossier.suite && { ...dossier.suite, objets: [] },
        legales: legales.map((legale) => toLegale(row.acte, legale, jour)),
        demandeur: demandeurDe(deps.sealer, row),
        analyse: registre ? { cause: registre.cause, action: registre.action } : null,
        notes: notes.map(({ message, prenom, nom }) => ({
          id: message.id,
          nom: prenom ? `${prenom} ${nom}` : textes.par.gestionnaire,
          texte: peutLirePiece(message.isMedicale, lecteur)
            ? deps.sealer.unseal(message.texte, sealed.demandeMessage(message.id))
            : textes.noteDuService,
          le: message.le.toISOString(),
        })),
        // Whom it is about does not find its care either.
        codage: lien === null ? deps.moteur.codage(row) : null,
        empechement: lien && refusDeport[lien],
        gestes: gestesPossibles.filter(
          (geste) =>
            (lien === null ||
              isPermisAuConcerne(geste, row.gestionnaireId === context.visiteur.compteId)) &&
            (geste !== 'reunir' || reunissables.length > 0) &&
            (geste === 'noter'
              ? !row.jointeA
              : isPossible(cours, geste, 'gestionnaire', jour) &&
                isOffert(deps.moteur, geste, row, reprise, legales)),
        ),
        demandables: [...deps.moteur.pieces(row.acte)].flatMap(([champ, libelle]) =>
          interdites.includes(champ) ? [] : [{ champ, libelle }],
        ),
        modeles: modelesDe(row, motifs, {
          prenom: reprise && prenomSalue(reprise.destinataire),
          nom: ligne.nom,
        }),
        jointeA: garde === row ? null : { id: garde.id, reference: referenceDe(garde) },
        reunissables: reunissables.map((autre) => {
          const { id, reference, revision, creeLe, message } = toLigne(deps, autre)
          return { id, reference, revision, creeLe, message }
        }),
        anterieures: anterieures.map((autre) => toDemande(deps.moteur, autre)),
      },
    ]
  },
})

export const createPiecesTraitementSource = ({ fichiers, sealer }: Deps) => ({
  async visionneuse(context: StaffContext, remoteFileName: string): Promise<FileContent> {
    const { db, client } = context
    const owner = await findProprietaire(db, client.code, remoteFileName)
    const piece =
      owner?.compteId && (await fichiers.findFichier(db, owner.compteId, remoteFileName))
    if (!owner?.compteId || !piece) throw new AppError('NotFound')
    await requireDansPortee(context, owner.demandeId)
    const lien = piece.isMedicale ? await findLienDemande(sealer, context, owner.demandeId) : null
    if (!peutLirePiece(piece.isMedicale, lecteurDe(context, lien))) {
      await recordRefus(context, 'document', remoteFileName)
      throw new AppError('Forbidden', lien ? refusDeport[lien] : textes.pieceMedicale)
    }
    await ouvrirDossier(context, owner.compteId, 'document', remoteFileName)
    const { typeMime, localFileName: nomFichier } = piece
    return { typeMime, nomFichier, contenu: await buffer(await fichiers.openFichier(piece)) }
  },
})

export const createPreuveTraitementSource = ({ sealer }: Deps) => ({
  async visionneuse(context: StaffContext, id: string): Promise<FileContent> {
    const { db, client, now } = context
    const row = z.uuid().safeParse(id).success ? await findDemande(db, client.code, id) : undefined
    const signee = row && (await findSignature(db, row.id))
    if (!signee) throw new AppError('NotFound')
    await requireDansPortee(context, id)
    if (row.compteId) await ouvrirDossier(context, row.compteId, 'document', id)
    return printPreuve(sealer, client, signee, referenceDe(row), now)
  },
})

const lecteurDe = ({ visiteur }: StaffContext, lien: Lien | null): LecteurPiece => ({
  roles: visiteur.roles,
  isSienne: false,
  isVueParPersonnel: false,
  isConcerne: lien !== null,
})

async function findLienDemande(sealer: Sealer, context: StaffContext, id: string) {
  const row = await findDemande(context.db, context.client.code, id)
  return row ? findLien(context.db, agentDe(context), concerneDe(sealer, row)) : null
}

export const createAvisMedicalSource = ({ fichiers, sealer }: Deps) => ({
  async update(context: StaffContext, voulu: ChoixAvis) {
    const { remoteFileName, avis, avant } = voulu
    const { db, client, visiteur, now } = context
    if (!peutDonnerAvis(visiteur.roles)) throw new AppError('Forbidden', textes.pieceMedicale)
    const owner = await findProprietaire(db, client.code, remoteFileName)
    if (!owner?.compteId) throw new AppError('NotFound')
    const { compteId, demandeId } = owner
    await requireDansPortee(context, demandeId)
    const piece = await fichiers.findFichier(db, compteId, remoteFileName)
    if (!piece?.isMedicale) throw new AppError('NotFound')
    const lien = await findLienDemande(sealer, context, demandeId)
    if (lien) throw new AppError('Forbidden', refusDeport[lien])
    const dit = { avis, avisLe: now, avisParId: visiteur.compteId }
    const lire = async (tx: Executor) => {
      const pieces = await findPieces(tx, demandeId)
      const dite = pieces.find((one) => one.remoteFileName === remoteFileName)
      if (!dite) throw new AppError('NotFound')
      return toPiece(sealer, dite, lecteurDe(context, null))
    }
    await write(db, membreDe(context), async (e) => {
      const actuel = await holdAvis(e, remoteFileName)
      if (actuel !== avant) throw staleWrite(voulu, await lire(e))
      return tell(e, await saveAvis(e, remoteFileName, dit), {
        action: 'avis-medical',
        objet: 'document',
        cible: remoteFileName,
        a: { compte: compteId },
        apres: { avis },
      })
    })
    return lire(db)
  },
})

export const createApercuTraitementSource = (deps: Deps) => ({
  async update(
    context: StaffContext,
    voulu: Data<typeof apercuTraitementResource>,
  ): Promise<ApercuTraitement> {
    const { db, client, now } = context
    await requireDansPortee(context, voulu.id, 'update')
    const row = await findDemande(db, client.code, voulu.id)
    if (!row) throw new AppError('NotFound')
    const reprise = await takeUp(deps.moteur, context, row)
    const say = reprise && suiteDe(deps.moteur, row, voulu, reprise, now)
    if (!say || say.isDite) return { sujet: null, paragraphes: [] }
    const { sujet, blocs } = say.annonce(client, `${client.adressePublique}/#/demandes/${row.id}`)
    return {
      sujet,
      paragraphes: blocs.flatMap((bloc) => ('texte' in bloc && bloc.texte ? [bloc.texte] : [])),
    }
  },
})

/** What the table of states cannot know: what the request is, who asks, and what is still owed. */
function isOffert(
  moteur: Deps['moteur'],
  geste: GesteGestionnaire['geste'],
  row: DemandeRow,
  reprise: Reprise | null,
  legales: readonly Legale[],
): boolean {
  const isSansCompte = row.demandeur !== null
  switch (geste) {
    case 'clore':
      return !isIrrefusable(row.acte) || !reprise || realFaults(reprise.faults) !== null
    case 'demander':
      return !isSansCompte
    case 'rattacher':
      return isSansCompte
    case 'requalifier':
      return moteur.isRequalifiable(row.acte)
    case 'coder':
      return moteur.codage(row) !== null
    case 'analyser':
      return teteDe(row.acte)?.registre?.[0] === 'reclamations'
    case 'tenir':
      return legales.some(({ cle, tenueLe }) => tenueLe === null && isATenir(row.acte, cle))
    default:
      return true
  }
}

function demandeurDe(sealer: Sealer, row: DemandeRow): DossierTraitement['demandeur'] {
  const dit = lireDemandeur(sealer, row)
  return (
    dit && {
      ...dit,
      isReconnu: row.personneId !== null,
      isVerifie: row.identiteVerifieeLe !== null,
    }
  )
}

/** What the request means today. Read as a decision reads it, and undone: nothing is held afterwards. */
export const takeUp = (
  moteur: Pick<Moteur, 'reprend'>,
  context: Pick<StaffContext, 'db' | 'client' | 'now'>,
  row: DemandeRow,
): Promise<Reprise | null> => readReprise(moteur, context, row, async (reprise) => reprise)

/** The same, with what is read of it while it stands. */
export const readReprise = <T>(
  moteur: Pick<Moteur, 'reprend'>,
  { db, client, now }: Pick<StaffContext, 'db' | 'client' | 'now'>,
  row: DemandeRow,
  read: (reprise: Reprise | null) => Promise<T>,
): Promise<T> => upkeep(db, async (tx) => read(await moteur.reprend(tx, client, row, now)))

/** Whether whoever looks is to compare something whole: who may only read requests reads them masked. */
const isAComparer = ({ client, visiteur }: StaffContext, reprise: Reprise | null): boolean =>
  reprise?.compare != null &&
  hasDroit(visiteur.roles, { domaine: 'demandes', action: 'update' }, client.droits)

const toChangement = ({ faults, effetLe }: Reprise, lignes: LigneResume[]) => ({
  lignes,
  obstacles: Object.values(realFaults(faults) ?? {}),
  effetLe,
})

/** What the insurer's staff have prepared, in the words of this request; a title and a text for each. */
function modelesDe(
  row: DemandeRow,
  motifs: Awaited<ReturnType<typeof findMotifs>>,
  { prenom, nom }: { prenom: string | null; nom: string | null },
) {
  const valeurs = { ...quelleDe(row), prenom, nom, numero: row.numeroContrat }
  const propres = (voulu: GesteMotif) =>
    motifs
      .filter(({ geste }) => geste === voulu)
      .map(({ titre, texte }) => ({ titre, texte: fillIn(texte, valeurs) }))
  return {
    refuser: propres('refuser'),
    demander: propres('demander'),
    clore: propres('clore'),
    conclure: propres('conclure'),
  }
}
