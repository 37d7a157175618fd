import type { ApercuMot, MotEntree } from '@espace-adherent/contract/mots'
import type { CasMot } from '@espace-adherent/domain/mots'
import { Button } from '@espace-adherent/ui/actions'
import { ConfirmDialog } from '@espace-adherent/ui/dialogues'
import { Notice, StateBadge } from '@espace-adherent/ui/feedback'
import { Card } from '@espace-adherent/ui/layout'
import { IconRestore } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Presence } from '../gestion/index.ts'
import { Apercu } from './Apercu.tsx'
import { Conflit } from './Conflit.tsx'
import { usePeutModifier } from './droits.ts'
import { Editeur } from './Editeur.tsx'
import { jourDe } from './moments.ts'
import css from './mots.module.css'
import { apercuQuery, type Reglage } from './queries.ts'
import { textes } from './textes.ts'
import { type MotEnCours, useMot } from './useMot.ts'
import { Versions } from './Versions.tsx'

/** Long enough to finish a word. */
const PAUSE = 500

/** One word: what it says, how it will be read, what it said before. */
export function Fiche({ reglage, mot }: { reglage: Reglage; mot: MotEntree }) {
  const enCours = useMot(reglage, mot)
  const peutModifier = usePeutModifier(reglage)
  const [cas, setCas] = useState<CasMot>('usuel')
  const apercu = useApercu({ key: mot.key, contenu: enCours.saisie, cas })
  const fautes = { ...apercu?.fautes, ...enCours.refus?.champs }
  return (
    <div className={css.fiche}>
      <Card className="stack gap-20">
        <Tete mot={mot} isModifiee={enCours.isModifiee} />
        <Presence objet="mots" cible={mot.key} />
        {enCours.actuelle ? (
          <Conflit enCours={enCours} actuelle={enCours.actuelle} />
        ) : (
          <>
            <Avis enCours={enCours} peutModifier={peutModifier} />
            <Editeur
              mot={mot}
              saisie={enCours.saisie}
              fautes={fautes}
              disabled={!peutModifier}
              onChange={enCours.change}
            />
            {peutModifier && <Boutons mot={mot} enCours={enCours} />}
          </>
        )}
        <Versions
          mot={mot}
          saisie={enCours.saisie}
          canTake={peutModifier}
          onTake={enCours.change}
        />
      </Card>
      <Apercu
        mot={mot}
        apercu={apercu}
        cas={cas}
        onCas={setCas}
        essai={peutModifier ? { key: mot.key, contenu: enCours.saisie, cas } : null}
      />
    </div>
  )
}

/** What the server makes of what is typed, once the typing pauses. */
function useApercu(essai: Parameters<typeof apercuQuery>[0]): ApercuMot | undefined {
  const ecrit = JSON.stringify(essai)
  const [pose, setPose] = useState(ecrit)
  useEffect(() => {
    const timer = setTimeout(() => setPose(ecrit), PAUSE)
    return () => clearTimeout(timer)
  }, [ecrit])
  return useQuery({ ...apercuQuery(JSON.parse(pose)), placeholderData: keepPreviousData }).data
}

const Tete = ({ mot, isModifiee }: { mot: MotEntree; isModifiee: boolean }) => (
  <div className="anywhere stack gap-4">
    <div className="cluster center between gap-4 col-12">
      <h2>{mot.libelle}</h2>
      {isModifiee && <StateBadge tone="warning">{textes.brouillon}</StateBadge>}
      {!isModifiee && mot.contenu && <StateBadge tone="success">{textes.enService}</StateBadge>}
    </div>
    <p>
      <span className="visually-hidden">{textes.usage}&nbsp;: </span>
      {mot.usage}
    </p>
    <p className="note">
      {textes.groupes[mot.groupe]} · {textes.categories[mot.categorie]} · <code>{mot.key}</code>
      {mot.modifieLe && ` · ${textes.modifiePar(jourDe(mot.modifieLe), mot.modifiePar)}`}
    </p>
  </div>
)

const Avis = ({ enCours, peutModifier }: { enCours: MotEnCours; peutModifier: boolean }) => (
  <>
    {!peutModifier && <p className="note">{textes.lectureSeule}</p>}
    {enCours.isReprise && <Notice tone="info" title={textes.reprise} />}
    {enCours.refus && (
      <Notice tone="danger" title={textes.refuse} alert>
        {enCours.refus.message}
      </Notice>
    )}
  </>
)

function Boutons({ mot, enCours }: { mot: MotEntree; enCours: MotEnCours }) {
  const [isQuestion, setQuestion] = useState(false)
  const { isModifiee, isBusy } = enCours
  return (
    <div className={css.boutons}>
      {mot.contenu && (
        <Button
          variant="quiet"
          icon={<IconRestore size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => setQuestion(true)}
        >
          {textes.restaurer}
        </Button>
      )}
      {isModifiee && <Button onClick={enCours.giveUp}>{textes.abandonner}</Button>}
      <Button variant="primary" busy={isBusy} disabled={!isModifiee} onClick={enCours.publish}>
        {isModifiee ? textes.publier : textes.rienAPublier}
      </Button>
      {isQuestion && (
        <ConfirmDialog
          title={textes.restaurerTitre}
          confirmLabel={textes.restaurer}
          onConfirm={() => {
            setQuestion(false)
            enCours.restore()
          }}
          onClose={() => setQuestion(false)}
        >
          {textes.restaurerTexte}
        </ConfirmDialog>
      )}
    </div>
  )
}
