import { randomBytes } from 'node:crypto'
import {
  type BilanEntite,
  type CodeRejet,
  type Entite,
  type Execution,
  isEquilibre,
  type LectureEntite,
  type LotImporte,
  type Manifeste,
  type Rapport,
  type RejetDeBase,
} from '@espace-adherent/contract/imports'
import {
  analyserEtage,
  type Cible,
  type Etages,
  findPoses,
  lireLots,
  lireRejets,
} from '../../noyau/fusion/index.ts'
import type { Sealer } from '../../platform/crypto/index.ts'
import type { Database, Executor } from '../../platform/db/index.ts'
import { raisonDArret } from './arrets.ts'
import { avecLecture, CODE_LECTURE, compterAvant, dresser } from './bilan.ts'
import { classerEntite, preparerLots } from './classement.ts'
import { cleEtagee } from './cles.ts'
import { createCopies, createEtagere, type Etagere } from './etage.ts'
import { fusionnerLots, raconter } from './fusion.ts'
import { cibleDe, type Groupe, groupes, toutesCibles } from './groupes.ts'
import {
  changeLot,
  creerEtages,
  findDernier,
  findLot,
  hasEtages,
  prendre,
  rendre,
  retirerEtages,
  saveLot,
} from './lots.repository.ts'
import { isMasse, Poseur, posables } from './pose.ts'
import { ranger } from './rangees.ts'
import { createRefus, type Pieces, type Refuseur } from './refus.ts'
import { textes } from './textes.ts'

export type ImportDeps = { database: Database; sealer: Sealer; clock: () => Date; pieces: Pieces }

export type ImportVoulu = {
  clientCode: string
  isEssai: boolean
  lancePar: string
  /** Of whom, if somebody else agreed to many deletions. */
  confirmePar?: string
}

const PAGE = 1_000
/** Whoever may type the command: nobody that the portal knows. */
export const CONSOLE = 'console'

/** One lot into the base of one client. */
export function createExecution(deps: ImportDeps, voulu: ImportVoulu): Execution {
  const { database, sealer, clock } = deps
  const { clientCode, isEssai } = voulu
  let run: Run | null = null
  const la = (): Run => {
    if (!run) throw new Error('The run was not opened')
    return run
  }

  return {
    async ouvrir({ manifeste, sha256, ouvrirFichier }) {
      const tenue = await tenir(database)
      const refus = (await prendre(tenue.db, clientCode))
        ? await refusDe(tenue.db, clientCode, manifeste, sha256)
        : textes.enCours
      if (refus !== null) {
        await tenue.lacher(clientCode)
        return refus
      }
      run = await commencer(deps, voulu, { manifeste, sha256, ouvrirFichier, tenue }).catch(
        async (error) => {
          await tenue.lacher(clientCode)
          throw error
        },
      )
      return null
    },

    async stage(entite, _, lignes, isSansDoublon = false) {
      const ce = la()
      const { etagere, isReprise, refus, poseur } = ce
      // A run that goes on has its rows; the files of its documents are put where they belong again.
      if (isReprise && entite !== 'documents') return
      const refuse = await refus.regarder(entite, lignes)
      const outils = { clientCode, sealer, issuer: refus.issuer }
      if (isReprise) return
      // Whom they name is classified by then.
      if (poseur && isMasse(entite)) await classifyNommes(ce, sealer, poseur)
      await ranger(etagere, outils, entite, lignes, { refuse, poseur, isSansDoublon })
    },

    async refuser(entite, cles) {
      const { etagere, isReprise, poseur } = la()
      const cible = cibleDe(entite)
      if (isReprise || !cible) return
      for (const source of cles) {
        poseur?.refuse(entite, source)
        const cle = cleEtagee(clientCode, entite, source)
        await etagere.ranger(cible, {
          ligne: null,
          cle,
          source,
          sort: 'rejete',
          code: CODE_LECTURE,
          valeurs: {},
        })
      }
    },

    async *classify(entite) {
      const ce = la()
      const groupe = groupes.find((un) => un.entite === entite)
      if (!groupe) return
      if (!ce.isReprise) await classifyGroupe(ce, sealer, groupe)
      yield* rejetsDe(ce, groupe)
    },

    async arret(lus) {
      const ce = la()
      ce.lus = lus
      // What was agreed to is under way.
      if (ce.isReprise) return null
      const bilans = await this.bilan()
      const { confirmePar } = voulu
      const lance = confirmePar && (await findLot(ce.db, ce.cle))?.lancePar
      const isConfirme = confirmePar !== undefined && confirmePar !== lance
      const arret = raisonDArret(bilans, {
        confirmer: voulu.lancePar === CONSOLE ? ce.cle.lot : null,
        isConfirme,
      })
      if (arret && !isEssai) await changeLot(ce.db, ce.cle, { etat: arret.etat, rapport: bilans })
      return arret?.phrase ?? null
    },

    async bilan() {
      const ce = la()
      return avecLecture(await prevoir(ce), ce.lus)
    },

    async merge(avance) {
      const ce = la()
      if (ce.lus === null) throw new Error('Nobody has asked whether it stops')
      const bilans = await prevoir(ce)
      const { db, ici, cle } = ce
      if (!ce.isReprise) {
        const etapes = await preparerLots(db, ici, ce.posees)
        await changeLot(db, cle, {
          etat: 'fusion',
          etapes,
          rapport: bilans,
          ...(voulu.confirmePar && { confirmePar: voulu.confirmePar }),
        })
      }
      await fusionnerLots(db, ici, cle, await lireLots(db, ici), {
        sealer,
        depuis: ce.reprisA,
        now: clock(),
        avance,
      })
    },

    async report() {
      const ce = la()
      const { db, ici, cle, lus } = ce
      const rapportDe = (entites: BilanEntite[]): Rapport => ({
        format: 'espace-adherent-import-rapport/1',
        lot: ce.manifeste.lot,
        isEssai,
        debutLe: ici.maintenant.toISOString(),
        finLe: clock().toISOString(),
        entites,
      })
      const prevus = await prevoir(ce)
      if (isEssai) return rapportDe(avecLecture(prevus, lus))
      const avant = Object.fromEntries(prevus.map((un) => [un.entite, un.avant]))
      const faits = avecLecture(
        await dresser(db, ici, ce.manifeste, { avant, posees: [], faits: prevus }),
        lus,
      )
      const rapport = rapportDe(faits)
      const now = clock()
      const etat = faits.every(isEquilibre) ? 'fait' : 'arrete'
      await raconter(db, cle, {
        now,
        detail: totaux(faits),
        finir: (e) => changeLot(e, cle, { etat, finiLe: now, rapport }),
      })
      ce.isFini = true
      return rapport
    },

    async fermer() {
      if (!run) return
      const { db, ici, isFini, tenue } = run
      const reprendra = !isEssai && !isFini && (await findLot(db, run.cle))?.etat === 'fusion'
      if (!reprendra) await retirerEtages(db, ici.prefixe)
      run = null
      await tenue.lacher(clientCode)
    },
  }
}

async function prevoir(ce: Run): Promise<BilanEntite[]> {
  ce.bilans ??= await dresser(ce.db, ce.ici, ce.manifeste, {
    avant: await compterAvant(ce.db, ce.ici, ce.manifeste),
    posees: ce.posees,
    faits: null,
  })
  return ce.bilans
}

async function* rejetsDe({ db, ici }: Run, { cible }: Groupe): AsyncGenerator<RejetDeBase> {
  let apres = 0
  for (;;) {
    const rejets = await lireRejets(db, ici, cible, apres, PAGE)
    for (const { code, ...rejet } of rejets) yield { ...rejet, code: code as CodeRejet }
    apres = rejets.at(-1)?.ligne ?? apres
    if (rejets.length < PAGE) return
  }
}

async function classifyGroupe(ce: Run, sealer: Sealer, groupe: Groupe): Promise<void> {
  const { db, ici, etagere, manifeste, faites } = ce
  const { entite } = groupe
  if (faites.has(entite)) return
  await etagere.finir()
  if (faites.size === 0) for (const cible of etagere.recues) await analyserEtage(db, ici, cible)
  const partie = manifeste.fichiers.find((un) => un.entite === entite) ?? null
  await classerEntite(db, { ici, sealer, recues: etagere.recues }, groupe, partie)
  faites.add(entite)
}

/** What payments and statements name, and which of it the base refuses. */
async function classifyNommes(ce: Run, sealer: Sealer, poseur: Poseur): Promise<void> {
  if (ce.faites.has('contrats')) return
  for (const groupe of groupes) {
    if (isMasse(groupe.entite)) return
    await classifyGroupe(ce, sealer, groupe)
    const { entite } = groupe
    if (entite !== 'personnes' && entite !== 'contrats') continue
    for await (const { id, code } of rejetsDe(ce, groupe))
      if (code !== 'doublon') poseur.retire(entite, id)
  }
}

type Tenue = { db: Executor; lacher(clientCode: string): Promise<void> }

type Run = {
  db: Executor
  tenue: Tenue
  ici: Etages
  cle: { clientCode: string; source: string; lot: string }
  manifeste: Manifeste
  etagere: Etagere
  /** Null: the base knows somebody of the client. */
  poseur: Poseur | null
  /** Tables whose rows wait outside of what is staged. */
  posees: readonly Cible[]
  /** It was cut while it merged: what was staged and classified then stands. */
  isReprise: boolean
  reprisA: number
  faites: Set<Entite>
  /** What the base would do of what was staged. */
  bilans: BilanEntite[] | null
  /** What was read; null: nobody has asked whether it goes on. */
  lus: readonly LectureEntite[] | null
  refus: Refuseur
  isFini: boolean
}

/** A connection for as long as the run lasts: what says that it is under way goes with it. */
function tenir(database: Database): Promise<Tenue> {
  return new Promise((resolve, reject) => {
    const fin = database.unhurried(
      (db) =>
        new Promise<void>((lache) => {
          const lacher = async (clientCode: string) => {
            await rendre(db, clientCode)
            lache()
            await fin
          }
          resolve({ db, lacher })
        }),
    )
    fin.catch(reject)
  })
}

async function refusDe(
  db: Executor,
  clientCode: string,
  { source, lot, precedent, corrige }: Manifeste,
  sha256: string,
): Promise<string | null> {
  const cle = { clientCode, source, lot }
  const connu = await findLot(db, cle)
  if (connu && connu.empreinte !== sha256 && connu.etat !== 'arrete' && connu.etat !== 'classement')
    return textes.autreContenu(lot)
  if (corrige !== undefined)
    return (await findLot(db, { ...cle, lot: corrige })) ? null : textes.sansCorrige(corrige)
  const dernier = await findDernier(db, cle)
  return dernier === lot || dernier === precedent ? null : textes.manque(precedent, dernier)
}

async function commencer(
  { database, clock, pieces }: ImportDeps,
  { clientCode, isEssai, lancePar }: ImportVoulu,
  { manifeste, sha256, ouvrirFichier, tenue }: LotImporte & { tenue: Tenue },
): Promise<Run> {
  const { db } = tenue
  const cle = { clientCode, source: manifeste.source, lot: manifeste.lot }
  const connu = isEssai ? undefined : await findLot(db, cle)
  const isReprise = connu?.etat === 'fusion' && (await hasEtages(db, connu.etages))
  const prefixe = isReprise ? connu.etages : `import_${randomBytes(4).toString('hex')}`
  const maintenant = isReprise ? connu.commenceLe : clock()
  const ici = { prefixe, clientCode, maintenant }
  if (!isReprise) {
    if (connu) await retirerEtages(db, connu.etages)
    await creerEtages(db, ici, toutesCibles)
    if (!isEssai)
      await saveLot(db, {
        ...cle,
        empreinte: sha256,
        etages: prefixe,
        etat: 'classement',
        prisLe: new Date(manifeste.prisLe),
        corrige: manifeste.corrige ?? null,
        // Whoever confirms is told from whoever asked.
        lancePar: connu?.etat === 'a-confirmer' ? connu.lancePar : lancePar,
        commenceLe: maintenant,
      })
  }
  const copies = createCopies(database)
  const poseur = isReprise ? null : await Poseur.ouvrir(db, ici, copies, manifeste)
  return {
    db,
    tenue,
    ici,
    cle,
    manifeste,
    etagere: createEtagere(copies, ici),
    poseur,
    posees: poseur ? posables : await findPoses(db, ici, posables),
    isReprise,
    reprisA: isReprise ? connu.faites : 0,
    faites: new Set(),
    bilans: isReprise ? (connu.rapport as BilanEntite[]) : null,
    lus: null,
    refus: await createRefus(db, { clientCode, isEssai, pieces, ouvrirFichier }),
    isFini: false,
  }
}

const totaux = (bilans: readonly BilanEntite[]) => {
  const total = (champ: 'recus' | 'crees' | 'changes' | 'supprimes' | 'disparus' | 'rejetes') =>
    bilans.reduce((n, un) => n + un[champ], 0)
  const supprimes = total('supprimes') + total('disparus')
  return {
    recus: total('recus'),
    crees: total('crees'),
    changes: total('changes'),
    supprimes,
    rejetes: total('rejetes'),
  }
}
