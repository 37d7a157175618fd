import type { Circonstance, FautesRegle } from '@espace-adherent/domain/regles-date-effet'
import { Button } from '@espace-adherent/ui/actions'
import { IconPlus } from '@tabler/icons-react'
import { nouvellePlage, type PlageEcrite, type PlageRegle } from './brouillon.ts'
import { EditeurPlage } from './EditeurPlage.tsx'
import { textes } from './textes.ts'

type EditeurProps = {
  ecrites: PlageEcrite[]
  circonstances: readonly Circonstance[]
  fautes: FautesRegle
  disabled: boolean
  onChange: (ecrites: PlageEcrite[]) => void
}

const PLAGES_MAX = 20

/** The ranges of a rule, each in the form that suits it. */
export function Editeur({ ecrites, circonstances, fautes, disabled, onChange }: EditeurProps) {
  const replace = (cle: number, suite: Partial<PlageEcrite>) =>
    onChange(ecrites.map((une) => (une.cle === cle ? { ...une, ...suite } : une)))
  return (
    <>
      {ecrites.map(({ cle, isSimple, plage }, rang) => (
        <EditeurPlage
          key={cle}
          {...{ plage, isSimple, rang, circonstances, fautes, disabled }}
          onChange={(suite: PlageRegle) => replace(cle, { plage: suite })}
          onForme={(simple, suite) => replace(cle, { isSimple: simple, plage: suite })}
          onRemove={
            ecrites.length > 1 ? () => onChange(ecrites.filter((une) => une.cle !== cle)) : null
          }
        />
      ))}
      {!disabled && ecrites.length < PLAGES_MAX && (
        <div>
          <Button
            icon={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => onChange([...ecrites, nouvellePlage()])}
          >
            {textes.ajouterPeriode}
          </Button>
        </div>
      )}
    </>
  )
}
