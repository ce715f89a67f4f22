/** Raised whenever the stage or the kit would paint an unchanged project differently: old reviews then no longer count. */
export const stageVersion = '3';
