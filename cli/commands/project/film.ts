import { projectFilm } from '../../../contract/film.ts';
import type { Command, CommonArguments } from '../../command.ts';
import type { CliContext } from '../../context.ts';

interface Arguments extends CommonArguments {
  revision?: string;
}

/** Shows what the player gets of a revision. */
export const createProjectFilmCommand = (context: CliContext): Command<Arguments> => ({
  example: 'framewright project film --revision rev_0123',
  builder: (yargs) => yargs.option('revision', { type: 'string', describe: 'Another revision than the head' }) as never,
  async handler(arguments_) {
    const projectId = context.projectId(arguments_);
    const query = { revision: arguments_.revision };
    const film = await context.client().call(projectFilm, { params: { projectId }, query });
    const output = context.output(arguments_);
    output.value(film);
    output.table(
      ['scene', 'track', 'from', 'frames', 'compiled'],
      film.timeline.scenes.map(({ key, module, track, startFrame, durationInFrames }) => [
        ...[film.keys[key] ?? key, track, startFrame, durationInFrames],
        `${((film.modules[module] ?? '').length / 1024).toFixed(1)} KiB`,
      ]),
    );
    for (const { sceneId, path, message } of film.rejected)
      output.say(`${sceneId} does not compile: ${path} ${message}`);
    output.say(film.player ? `Played at ${film.player}` : 'No player: set PLAYER_ORIGIN on the server.');
  },
});
