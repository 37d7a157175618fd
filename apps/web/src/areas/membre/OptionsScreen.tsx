import { ChangementsPrevus } from '../../features/actes/index.ts'
import { SaufTermine } from '../../features/contrats/index.ts'
import { RenfortsDetenus, RenfortsProposes } from '../../features/options/MesOptions.tsx'
import { Renonciables } from '../../features/renonciation/index.ts'
import { ScreenTitle } from '../../platform/routing/ScreenTitle.tsx'
import css from './membre.module.css'
import { textes } from './textes.ts'

export default function OptionsScreen() {
  return (
    <>
      <ScreenTitle lead={textes.leads.options}>{textes.titres.options}</ScreenTitle>
      <div className={css.column}>
        <Renonciables />
        <ChangementsPrevus
          actes={[
            'optionAffiliationActeGestion',
            'optionRadiationActeGestion',
            'radiationRenfortActeGestion',
          ]}
        />
        <RenfortsDetenus />
        <SaufTermine quoi="options">
          <RenfortsProposes />
        </SaufTermine>
      </div>
    </>
  )
}
