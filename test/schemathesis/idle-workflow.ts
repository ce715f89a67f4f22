/** The one workflow of workers that only poll. */
export async function idle(): Promise<void> {}
