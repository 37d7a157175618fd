import type { ApercuMot, MotDeclare } from '@espace-adherent/contract/mots'
import type { ContenuMot } from '@espace-adherent/domain/mots/contenu.ts'
import type { CasMot } from '@espace-adherent/domain/mots/exemples.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Attente } from '../../platform/query/Lecture.tsx'
import type { EditeurProps } from '../gestion/index.ts'
import { Apercu } from './Apercu.tsx'
import { Differences } from './Differences.tsx'
import { Editeur } from './Editeur.tsx'
import css from './mots.module.css'
import { apercuQuery } from './queries.ts'
import { completer } from './saisie.ts'
import { textes } from './textes.ts'

/** Long enough to finish a word. */
const PAUSE = 500

/** What a word says, beside how it will be read. */
export function ChampMot({ id = '', value, onChange, disabled = false }: EditeurProps) {
  const [cas, setCas] = useState<CasMot>('usuel')
  const apercu = useApercu({ key: id, contenu: JSON.parse(value), cas })
  if (!apercu) return <Attente />
  const { mot, fautes } = apercu
  const saisie = completer(mot.original, JSON.parse(value))
  return (
    <div className={css.fiche}>
      <div className="stack gap-20">
        <p className="note">
          {textes.groupes[mot.groupe]} · {textes.categories[mot.categorie]}
        </p>
        <Editeur
          mot={mot}
          saisie={saisie}
          fautes={fautes}
          disabled={disabled}
          onChange={(suite) => onChange(JSON.stringify(suite))}
        />
        <Original mot={mot} saisie={saisie} />
      </div>
      <Apercu
        mot={mot}
        apercu={apercu}
        cas={cas}
        onCas={setCas}
        essai={disabled ? null : { key: id, contenu: saisie, cas }}
      />
    </div>
  )
}

const Original = ({ mot, saisie }: { mot: MotDeclare; saisie: ContenuMot }) => (
  <details>
    <summary>{textes.comparerOrigine}</summary>
    <Differences
      avant={mot.original}
      apres={saisie}
      noms={{ avant: textes.versionOrigine, apres: textes.saisie }}
    />
  </details>
)

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
