import { Card, IconTile } from '@espace-adherent/ui/layout'
import { IconBuildingBank } from '@tabler/icons-react'
import css from './contrats.module.css'
import { useContrats } from './contrats-context.ts'
import { textes } from './textes.ts'

/** Where the money goes: the account is recognised by its last characters, never shown whole. */
export function Remboursements() {
  const { rib, isMissing } = useContrats().courant.modalitePaiementPrestation
  return (
    <Card title={textes.remboursements}>
      <div className={css.ligne}>
        <IconTile>
          <IconBuildingBank size={22} stroke={1.75} />
        </IconTile>
        {rib ? (
          <p>
            <span className={css.discret}>{textes.compte}</span>
            <strong className="tabular nowrap">{rib}</strong>
          </p>
        ) : (
          <p>{isMissing ? textes.ribManquant : textes.compteNonCommunique}</p>
        )}
      </div>
    </Card>
  )
}
