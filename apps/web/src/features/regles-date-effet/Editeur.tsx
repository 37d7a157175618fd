import type { ActeGestion } from '@espace-adherent/contract/actes'
import { dateAParis } from '@espace-adherent/domain/calendrier'
import { circonstancesRegle } from '@espace-adherent/domain/regles-date-effet/circonstances.ts'
import { controlerRegle } from '@espace-adherent/domain/regles-date-effet/controler.ts'
import { Button } from '@espace-adherent/ui/actions'
import { Notice } from '@espace-adherent/ui/feedback'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { EditeurProps } from '../gestion/index.ts'
import { nouvellePlage, type PlageEcrite, toEcrites, toRegle } from './brouillon.ts'
import { EditeurPlage } from './EditeurPlage.tsx'
import css from './regles.module.css'
import { textes } from './textes.ts'

const PLAGES_MAX = 20

/** The ranges of a rule, each in the form that suits it; what is wrong is said as it is written. */
export function Editeur({ value, onChange, error, disabled = false, saisie }: EditeurProps) {
  const [ecrites, setEcrites] = useState(() => toEcrites(JSON.parse(value)))
  // Read again, or taken from a version: what stands in the form comes first.
  if (JSON.stringify(toRegle(ecrites)) !== value) setEcrites(toEcrites(JSON.parse(value)))
  const connues = circonstancesRegle(saisie.acte as ActeGestion)
  const fautes = controlerRegle(toRegle(ecrites), connues, dateAParis(new Date()))
  const faute = Object.keys(fautes).length > 0 ? fautes.regle : error
  const change = (suite: PlageEcrite[]) => {
    setEcrites(suite)
    onChange(JSON.stringify(toRegle(suite)))
  }
  const replace = (cle: number, suite: Partial<PlageEcrite>) =>
    change(ecrites.map((une) => (une.cle === cle ? { ...une, ...suite } : une)))
  return (
    <div className={css.partie}>
      {faute && (
        <Notice tone="danger" title={textes.aCorriger}>
          {faute}
        </Notice>
      )}
      {ecrites.map(({ cle, isSimple, plage }, rang) => (
        <EditeurPlage
          key={cle}
          {...{ plage, isSimple, rang, fautes, disabled }}
          circonstances={connues.circonstances}
          onChange={(suite) => replace(cle, { plage: suite })}
          onForme={(simple, suite) => replace(cle, { isSimple: simple, plage: suite })}
          onRemove={
            ecrites.length > 1 ? () => change(ecrites.filter((une) => une.cle !== cle)) : null
          }
        />
      ))}
      {!disabled && ecrites.length < PLAGES_MAX && (
        <div>
          <Button
            icon={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => change([...ecrites, nouvellePlage()])}
          >
            {textes.ajouterPeriode}
          </Button>
        </div>
      )}
    </div>
  )
}
