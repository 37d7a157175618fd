import { ButtonLink } from '@espace-adherent/ui/actions'
import { Card, IconTile } from '@espace-adherent/ui/layout'
import { IconBuildingBank } from '@tabler/icons-react'
import { useLiens } from '../portail/index.ts'
import css from './contrats.module.css'
import { useContrats } from './contrats-context.ts'
import { textes } from './textes.ts'

/** Where the money goes: the account is recognised by its last characters, never shown whole. */
export function Remboursements() {
  const { courant } = useContrats()
  const liens = useLiens()
  const { rib, codeModePaiement, isMissing, isEnAttente } = courant.modalitePaiementPrestation
  const sansCompte = codeModePaiement === 'CHQ' ? textes.parCheque : textes.aucunCompte
  return (
    <Card title={textes.remboursements} actions={rib && !isEnAttente ? <Modifier /> : undefined}>
      <div className="line gap-14">
        <IconTile>
          <IconBuildingBank size={22} stroke={1.75} />
        </IconTile>
        {rib ? (
          <p>
            <span className="note block">{textes.compte[courant.typeContrat]}</span>
            <strong className="tabular nowrap">{rib}</strong>
          </p>
        ) : (
          <p>{isMissing ? sansCompte : textes.compteNonCommunique}</p>
        )}
      </div>
      {isEnAttente && (
        <p className={css.enAttente}>
          {textes.ribEnAttente} <a href={liens.coordonneesBancaires()}>{textes.voirCoordonnees}</a>
        </p>
      )}
    </Card>
  )
}

function Modifier() {
  const liens = useLiens()
  return (
    <ButtonLink size="sm" aria-label={textes.modifierRib} href={liens.demarche('ribprestations')}>
      {textes.modifier}
    </ButtonLink>
  )
}
