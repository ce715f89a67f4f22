import { takingIn } from './activity-options.ts';

/** Looks into one uploaded file. Its id is the asset's; the verdict stands in the asset's row. */
export async function assetIntake({ assetId }: { assetId: string }): Promise<void> {
  await takingIn.takeInAsset.executeWithOptions({ summary: 'Decode the file in the jail' }, [{ assetId }]);
}
