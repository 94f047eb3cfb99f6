import { camelCase } from '@/lib/camel-case'
import {
  SECRETS_COMMENT,
  SESSION_COMMENT,
  SESSION_URL,
  infoPlist,
  platformCode,
  resultHandlers,
  shownValue,
  valueCode,
} from './platform-code'

const caseName = (name: string) => name.charAt(0).toLowerCase() + name.slice(1)

export const code = platformCode({
  language: 'swift',
  install: ({ className, packageName }) => [
    {
      language: 'swift',
      text: `// swift-tools-version: 5.9
import PackageDescription

let package = Package(
    name: "YourApp",
    platforms: [.iOS(.v14)],
    dependencies: [
        .package(url: "https://git.example.com/verification-${packageName}.git", from: "1.0.0"),
    ],
    targets: [
        .target(
            name: "YourApp",
            dependencies: [
                .product(name: "ExampleVerification", package: "verification-${packageName}"),
            ]),
    ])`,
    },
    {
      language: 'ruby',
      text: `target 'YourApp' do
  use_frameworks!
  pod 'ExampleVerification/${className}', '1.0.0'
end`,
    },
  ],
  setUp: [infoPlist],
  head: ({ className }) => `import ExampleVerification

${SECRETS_COMMENT}
var config = ${className}.Config()`,
  line: (option) => `config.${camelCase(option.id)} = ${valueCode(option, '"')}`,
  foot: '',
  start: ({ className }) => `// In a view controller.
${className}(config: config).start(from: self) { [weak self] result in
    self?.handle(result)
}`,
  handle: ({ className }, results) => {
    const cases = results.map(({ name, values }) => {
      const bindings = values.map((value) => `let ${value}`).join(', ')
      return `    case .${caseName(name)}(${bindings}):
        ${resultHandlers[name]}(${values.join(', ')})`
    })
    return `func handle(_ result: ${className}.Result) {
    switch result {
${cases.join('\n')}
    }
}`
  },
  sample: ({ className }, results) => {
    const cases = results.map((result) => {
      const value = shownValue(result)
      const bindings = result.values
        .map((each) => (each === value ? `let ${each}` : '_'))
        .join(', ')
      const text = value ? `${result.name}: \\(${value})` : result.name
      return `        case .${caseName(result.name)}(${bindings}):
            button.setTitle("${text}", for: .normal)`
    })
    return `import ExampleVerification
import UIKit

private struct Session: Decodable {
    let accessToken: String
    let bundleKey: String
}

final class VerificationViewController: UIViewController {
    private let button = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        button.setTitle("Verify", for: .normal)
        button.frame = view.bounds
        button.addAction(UIAction { [weak self] _ in self?.fetchSession() }, for: .touchUpInside)
        view.addSubview(button)
    }

    private func fetchSession() {
        ${SESSION_COMMENT}
        let url = URL(string: "${SESSION_URL}")!
        URLSession.shared.dataTask(with: url) { [weak self] data, _, _ in
            let session = data.flatMap { try? JSONDecoder().decode(Session.self, from: $0) }
            guard let session else { return }
            DispatchQueue.main.async { self?.start(session) }
        }.resume()
    }

    private func start(_ session: Session) {
        var config = ${className}.Config()
        config.accessToken = session.accessToken
        config.baseUrl = "{{base_url}}"
        config.bundleKey = session.bundleKey
        ${className}(config: config).start(from: self) { [weak self] result in
            self?.show(result)
        }
    }

    private func show(_ result: ${className}.Result) {
        switch result {
${cases.join('\n')}
        }
    }
}`
  },
})
