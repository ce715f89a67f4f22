/**
 * The program answers `--get-yargs-completions <words>` with one suggestion a line, in the form of the shell that SHELL
 * names. A person's SHELL is the one they log in with, so each script names its own.
 */
const bash = `_framewright() {
  local line
  COMPREPLY=()
  while IFS= read -r line; do
    [[ $line == "\${COMP_WORDS[COMP_CWORD]}"* ]] && COMPREPLY+=("$line")
  done < <(SHELL=bash ZSH_NAME= framewright --get-yargs-completions "\${COMP_WORDS[@]:0:COMP_CWORD+1}" 2>/dev/null)
}
complete -o default -F _framewright framewright
`;

const zsh = `#compdef framewright
_framewright() {
  local -a suggestions
  suggestions=("\${(@f)$(SHELL=zsh framewright --get-yargs-completions "\${(@)words[1,CURRENT]}" 2>/dev/null)}")
  if [[ -n "\${suggestions[1]}" ]]; then
    _describe 'values' suggestions
  else
    _files
  fi
}
if [[ "\${zsh_eval_context[-1]}" == loadautofunc ]]; then
  _framewright "$@"
else
  compdef _framewright framewright
fi
`;

const fish = `complete -c framewright -f -a '(SHELL=fish ZSH_NAME= framewright --get-yargs-completions (commandline -opc) (commandline -ct))'
`;

export const completionScripts = { bash, zsh, fish };
