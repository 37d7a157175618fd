import { MESSAGE_MAX } from '@espace-adherent/contract/demandes'
import type {
  DossierTraitement,
  Lettre,
  Modele,
  Reperes,
} from '@espace-adherent/contract/demandes/gestion'
import { addDays, formatDate, parseDate } from '@espace-adherent/domain/calendrier'
import { type MotifAttente, motifsAttente } from '@espace-adherent/domain/demandes'
import { Button } from '@espace-adherent/ui/actions'
import { CheckboxField, SelectField } from '@espace-adherent/ui/choix'
import { DateField } from '@espace-adherent/ui/dates/DateField.tsx'
import { TextAreaField } from '@espace-adherent/ui/fields'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { cleBrouillon, useSaisieGardee } from '../../gestion/index.ts'
import { Apercu } from './Apercu.tsx'
import { SousTitre, showForm } from './Cadre.tsx'
import css from './dossier.module.css'
import { isLettreEcrite, LettreVue } from './Lettre.tsx'
import { choixCollegues } from './Lot.tsx'
import { Modeles } from './Modeles.tsx'
import { aujourdhui } from './moments.ts'
import { libellesRaison, textes } from './textes.ts'
import type { Geste, Suivi } from './useTraitement.ts'

/** What is decided in two steps: written, read again, sent. */
export type GesteFormulaire = 'accepter' | 'refuser' | 'clore' | 'demander' | 'confier' | 'revenir'

type FormulaireProps = {
  geste: GesteFormulaire
  dossier: DossierTraitement
  suivi: Suivi
  collegues: Reperes['collegues']
  onClose: () => void
}

/** How long a member has to answer, unless the clerk says otherwise. */
const REPONSE_JOURS = 20

const mots = {
  accepter: [textes.accepterTitre, textes.accepterConfirmer],
  refuser: [textes.refuserTitre, textes.refuserConfirmer],
  clore: [textes.cloreTitre, textes.cloreConfirmer],
  demander: [textes.demanderTitre, textes.demanderConfirmer],
  confier: [textes.confierTitre, textes.confierConfirmer],
  revenir: [textes.revenirTitre, textes.revenirConfirmer],
} as const satisfies Record<GesteFormulaire, readonly [string, string]>

type Saisie = {
  texte: string
  isPrevenu: boolean
  champ: string
  motif: MotifAttente | ''
  echeance: string
  a: string
}
type Fautes = Partial<Record<keyof Saisie, string>>

/** One gesture, with what it needs and the mail that it sends. */
export function Formulaire({ geste, dossier, suivi, collegues, onClose }: FormulaireProps) {
  const [{ lettre, ...saisie }, garder, oublier] = useSaisieGardee<
    Saisie & { lettre: Lettre | null }
  >(cleBrouillon(`demande.${geste}`, dossier.id), {
    texte: '',
    isPrevenu: true,
    champ: dossier.demandables[0]?.champ ?? '',
    motif: '',
    echeance: formatDate(addDays(aujourdhui(), REPONSE_JOURS)),
    a: '',
    lettre: null,
  })
  const [isTente, setTente] = useState(false)
  const titre = useRef<HTMLHeadingElement>(null)
  useEffect(() => showForm(titre.current), [])
  const set = (suite: Partial<Saisie>) => garder({ ...saisie, lettre, ...suite })
  const setLettre = (suite: Lettre | null) => garder({ ...saisie, lettre: suite })
  const fautes = fautesDe(geste, saisie)
  const isComplet = Object.keys(fautes).length === 0
  const dites = isTente ? fautes : {}
  const ecrit = isComplet && isLettreEcrite(lettre) ? gesteDe(geste, saisie) : null
  const voulu = ecrit && (lettre ? ({ ...ecrit, lettre } as Geste) : ecrit)
  const confirmer = async () => {
    setTente(true)
    if (!voulu || suivi.isBusy || !(await suivi.faire(voulu))) return
    oublier()
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void confirmer()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const [intitule, confirme] = mots[geste]
  const champs = { saisie, fautes: dites, set }
  return (
    <section
      className={css.formulaire}
      data-danger={geste === 'refuser' || undefined}
      aria-labelledby="geste-titre"
      onKeyDown={onKeyDown}
    >
      <SousTitre id="geste-titre" ref={titre} tabIndex={-1}>
        {intitule}
      </SousTitre>
      {geste === 'revenir' && <p>{textes.revenirTexte}</p>}
      {geste === 'confier' && (
        <SelectField
          label={textes.collegue}
          layout="stack"
          required
          error={dites.a}
          choix={choixCollegues(collegues, dossier.gestionnaire?.id)}
          value={saisie.a}
          onChange={(a) => set({ a })}
        />
      )}
      {geste === 'demander' && <Demander {...champs} dossier={dossier} />}
      {geste === 'clore' && (
        <CheckboxField
          label={textes.prevenir}
          hint={textes.prevenirAide}
          value={saisie.isPrevenu}
          onChange={(isPrevenu) => set({ isPrevenu })}
        />
      )}
      {hasTexte(geste) && !(geste === 'clore' && !saisie.isPrevenu) && (
        <Ecrire {...champs} modeles={dossier.modeles[geste]} isRequis={geste !== 'demander'} />
      )}
      {geste !== 'confier' &&
        (lettre ? (
          <LettreVue lettre={lettre} onChange={setLettre} />
        ) : (
          <Apercu dossier={dossier} voulu={voulu} onModifier={setLettre} />
        ))}
      <div className={css.fin}>
        <Button onClick={onClose}>{textes.annuler}</Button>
        <Button
          variant={geste === 'refuser' ? 'danger' : 'primary'}
          busy={suivi.isBusy}
          aria-keyshortcuts="Control+Enter"
          onClick={() => void confirmer()}
        >
          {confirme}
        </Button>
      </div>
    </section>
  )
}

type ChampsProps = { saisie: Saisie; fautes: Fautes; set: (suite: Partial<Saisie>) => void }

/** Words that the insurer has prepared, then the clerk's own. */
function Ecrire({
  saisie,
  fautes,
  set,
  modeles,
  isRequis,
}: ChampsProps & { modeles: readonly Modele[]; isRequis: boolean }) {
  return (
    <div className={css.deux}>
      <Modeles modeles={modeles} texte={saisie.texte} onChoose={(texte) => set({ texte })} />
      <TextAreaField
        label={textes.texte}
        layout="stack"
        rows={5}
        required={isRequis}
        error={fautes.texte}
        maxLength={MESSAGE_MAX}
        value={saisie.texte}
        onChange={(texte) => set({ texte })}
      />
    </div>
  )
}

function Demander({ saisie, fautes, set, dossier }: ChampsProps & { dossier: DossierTraitement }) {
  return (
    <div className={css.trois}>
      <SelectField
        label={textes.piece}
        layout="stack"
        placeholder={textes.uneReponse}
        choix={dossier.demandables.map(({ champ, libelle }) => ({ valeur: champ, libelle }))}
        value={saisie.champ}
        onChange={(champ) => set({ champ })}
      />
      {saisie.champ !== '' && (
        <SelectField
          label={textes.raison}
          layout="stack"
          placeholder={textes.sansRaison}
          choix={motifsAttente.map((motif) => ({ valeur: motif, libelle: libellesRaison[motif] }))}
          value={saisie.motif}
          onChange={(motif) => set({ motif: motif as MotifAttente | '' })}
        />
      )}
      <DateField
        label={textes.repondreAvant}
        layout="stack"
        hint={null}
        required
        error={fautes.echeance}
        min={addDays(aujourdhui(), 1)}
        value={saisie.echeance}
        onChange={(echeance) => set({ echeance })}
      />
    </div>
  )
}

const hasTexte = (geste: GesteFormulaire): geste is 'refuser' | 'clore' | 'demander' =>
  ['refuser', 'clore', 'demander'].includes(geste)

function fautesDe(
  geste: GesteFormulaire,
  { texte, isPrevenu, champ, echeance, a }: Saisie,
): Fautes {
  const isVide = texte.trim() === ''
  const isRequis =
    geste === 'refuser' ||
    (geste === 'clore' && isPrevenu) ||
    (geste === 'demander' && champ === '')
  const jour = parseDate(echeance)
  return {
    ...(isRequis && isVide && { texte: textes.texteRequis }),
    ...(geste === 'demander' &&
      (jour === null || jour <= aujourdhui()) && { echeance: textes.dateRequise }),
    ...(geste === 'confier' && a === '' && { a: textes.collegueRequis }),
  }
}

/** What is sent of what was typed. */
function gesteDe(geste: GesteFormulaire, saisie: Saisie): Geste {
  const texte = saisie.texte.trim() || null
  switch (geste) {
    case 'refuser':
      return { geste, texte: texte ?? '' }
    case 'clore':
      return { geste, texte: saisie.isPrevenu ? texte : null }
    case 'confier':
      return { geste, a: saisie.a }
    case 'demander':
      return {
        geste,
        champ: saisie.champ || null,
        motif: saisie.champ ? saisie.motif || null : null,
        texte,
        echeance: parseDate(saisie.echeance) ?? '',
      }
    default:
      return { geste }
  }
}
